import { SITE_REQUESTS } from './site-requests.ts';

/** What sites put between the lines of a recipe to be seen, shared or followed, in the reader's languages. */
const CHATTER = [
  'advertisements?|sponsored(?: content)?|share(?: this| it)?(?: (?:recipe|post|page))?(?: (?:on|with|via) .{2,40})?|(?:did|have) you (?:make|made|try|tried|cook|cooked|bake|baked) (?:this|it|our|my)\\b.*|tag us (?:on|in|with|@).*|watch (?:the|our|this|how)\\b.{0,20}\\bvideo\\b.{0,30}|(?:see|view|show|hide) (?:all|more|less|full)(?: (?:ingredients?|steps?|directions?|instructions?|the recipe))?|photos?(?: credits?)?(?: by|:) .{2,40}',
  'werbung|anzeige|(?:jetzt |rezept )?teilen|hast du (?:dieses|das) rezept\\b.*|(?:schau|sieh) dir das video\\b.*|(?:zum )?video ansehen|(?:alle zutaten|mehr|weniger) (?:an)?zeigen|foto: .{2,40}',
  'advertentie|deel dit recept.*|heb (?:je|jij) dit recept\\b.*|bekijk (?:de|onze) video.{0,30}|toon (?:alle|meer|minder)\\b.{0,20}|meer tonen',
  'publicité|partager(?: (?:cette|la) recette.*)?|avez[- ]vous (?:fait|testé|essayé|réalisé) cette recette.*|(?:regardez|voir) la vidéo.{0,30}|voir (?:plus|moins|tous les ingrédients)',
  '(?:publicidad|anuncio)|compart(?:e|ir)(?: (?:esta|la) receta.*)?|¿?has (?:hecho|probado|preparado) esta receta.*|(?:mira|ver) el v[ií]deo.{0,30}|ver (?:más|menos|todos los ingredientes)',
  '(?:publicidade|anúncio)|(?:compartilh|partilh)(?:e|ar)(?: (?:esta|a) receita.*)?|(?:já )?(?:fez|experimentou) esta receita.*|(?:veja|assista) (?:ao|o) vídeo.{0,30}|ver (?:mais|menos|todos os ingredientes)',
  'pubblicità|condividi(?: (?:la|questa) ricetta.*)?|hai (?:provato|fatto|preparato) questa ricetta.*|guarda il video.{0,30}|mostra (?:tutti|tutto|di più|meno)\\b.{0,20}',
  'annons|dela (?:receptet|detta recept).{0,30}|har du (?:lagat|provat|testat|bakat) .{0,40}\\?.*|(?:se|titta på) (?:videon|filmen).{0,30}|visa (?:alla|mer|fler|färre)(?: ingredienser)?',
  'annonce|del (?:opskriften|denne opskrift).{0,30}|har du (?:lavet|prøvet|bagt) .{0,40}\\?.*|se (?:videoen|filmen).{0,30}|vis (?:alle|mere|flere|færre)(?: ingredienser)?',
  'annonse|del (?:oppskriften|denne oppskriften).{0,30}|har du (?:laget|prøvd|bakt) .{0,40}\\?.*|vis mer',
  'reklama|udostępnij(?: .{0,30})?|czy (?:zrobił[ae]ś|wypróbował[ae]ś|przygotował[ae]ś) .{0,30}przepis.*|(?:zobacz|obejrzyj) (?:film|wideo).{0,30}|pokaż (?:więcej|mniej|wszystkie)\\b.{0,20}',
  'hirdetés|megosztás|oszd meg (?:a receptet|másokkal|a barátaiddal).{0,30}|(?:elkészítetted|kipróbáltad) .{0,30}receptet.*|nézd meg a videót.{0,30}|(?:összes|több) (?:hozzávaló )?mutatása',
  // Who writes in a forum signs the post.
  '(?:(?:un |muchos )?(?:saludos?|abrazos?|bes(?:it)?os)|(?:viele |liebe |schöne )+grü(?:ß|ss)e|lg|bisous|(?:vriendelijke )?groet(?:en|jes)|pozdrawiam|pozdrowienia|(?:best |kind )?regards|cheers|(?:mange |med vennlig )?hilsen(?:er)?|(?:mvh|hälsningar)|üdv(?:özlettel)?)(?: (?:a todos|an alle|à tous|a tutti))?',
].join('|');

/** Of small letters: a pattern of so many words takes three times as long to prepare where it matches both. */
const WHOLE_LINE = new RegExp(`^(?:${CHATTER}|${SITE_REQUESTS})[.:!…]*$`);
const LONGEST = 200;
/** So do most rows of a recipe, and nothing of the above. */
const OPENS_WITH_NUMBER = /^\d/;

/** Whether a line belongs to the site around a recipe and not to the recipe. */
export const isChatter = (line: string): boolean =>
  line.length <= LONGEST && !OPENS_WITH_NUMBER.test(line) && WHOLE_LINE.test(line.toLowerCase());
