/** How headings begin once only the letters of a page are left, in the reader's languages; sources of patterns. */

export const BARE_INGREDIENTS =
  'ingr[eé]dients|ingredientes|ingredienti|ingredi[eë]nten|ingredienser|ingredienc[a-z]|ingr[eé]di[eë]n|zutaten(?:liste)?|składniki|hozzávalók|suroviny|youneed|youllneed|youwillneed|dubehöver|dutrenger|skaldubruge|hebjenodig';

export const BARE_STEPS =
  'instruct|direction|method|pr[eé]par|zubereit|anleit|bereiding|werkwijze|étape|elabora|mododepre|proced|görsåhär|sådangør|slikgjør|fremgang|framgang|elkész|sposób|wykonan|przygotow';

/** Whole headings of steps that most pages have: "prepar" alone begins a food as well, and a step. */
export const BARE_STEPS_WHOLE =
  '(?:recipe)?(?:instructions|directions|method|steps|preparation|zubereitung|anleitung(?:en)?|bereiding(?:swijze)?|werkwijze|préparation|étapes|preparación|elaboración|instrucciones|mododepreparo|preparazione|procedimento|görsåhär|sådangørdu|slikgjørdu|fremgangsmåde|fremgangsmåte|przygotowanie|wykonanie|sposóbprzygotowania|elkészítés)';

/** What stands below the steps and is none of them, but on some pages between two of them as well. */
export const BARE_INTERRUPTING =
  'advertisement|newsletter|signup|video|recipevideo|savethis|pinthis|shareth|getthisrecipe|tips|author|comments|reviews';

/** What stands below the steps and is none of them. */
export const BARE_BELOW = `${BARE_INTERRUPTING}|nutri|profilnutri|notes|recipenote|recipetip|equipment|triedthis|didyoumake|didyoulike|recommendedproduct|fansalso|ratethis|printrecipe|keyword|course|cuisine|tags|storage|faq|allergen|leaveacomment|leaveareply|relatedrecipe|youmayalso|youmightalso|nährwert|tipps|stichwort|kommentare|voedingswaarde|bereidingstip|valeursnutri|commentaires|informaciónnutri|comentarios|valorinutri|conservazione|näringsvärde|kommentarer|wartościodżyw|komentarze|tápérték|hozzászólás`;
