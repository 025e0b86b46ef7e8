/** How pages say who wrote a recipe, when, and how others liked it, in the reader's languages; patterns, all folded. */

export const RECIPE_WORDS =
  'recipes?|rezept|recette|receta|receita|ricetta|recept|opskrift|oppskrift|przepis';
const BY = 'by|von|par|por|door|van|av|af|od|autorstwa|da';

/** Behind these anybody is the author. */
export const AUTHOR_LABEL = [
  'by ?:|posted on .{6,30} by|(?:recipe|written|posted|published|created|contributed|submitted|shared|developed|photos?|text) by',
  'geschrieben von|ecrit par|publie par|escrito por|publicado por|scritto da|pubblicato da|geschreven door|skrivet av|skrevet a[fv]',
  '(?:author|autor(?:in|a|e)?|auteur|autrice|forfatter|forfattare|szerzo|irta) ?:',
].join('|');
/** Behind these it takes names: "Von Hand gerollte Nudeln" is a dish. What follows "recette de" always is one. */
export const BY_SOMEBODY = `(?:ein |une |un |una |um |ett |et |en )?(?:${RECIPE_WORDS}) (?:${BY})|${BY}|di`;

const MONTH =
  '(?:jan|feb|fev|mar|maer|mrt|maa|apr|avr|abr|kwi|mai|may|maj|mei|mag|jun|jui|giu|cze|jul|lug|lip|aug|ago|aou|sie|sep|set|szep|wrz|oct|okt|ott|out|paz|nov|lis|dec|dez|dic|des|gru|sty|lut|gen|ene)\\p{L}{0,8}\\.?';
const YEAR = '(?:19|20)\\d\\d\\.?';
const DAY = '\\d{1,2}(?:st|nd|rd|th|er|\\.|º)?';
/** "May 7, 2023", "3. März 2024", "7 de mayo de 2023", "2023. május 7.", "07/05/2023". */
export const DATE = [
  `${MONTH} ${DAY},? ${YEAR}`,
  `(?:${DAY} )?(?:de |di |d')?${MONTH},? (?:de |del )?${YEAR}`,
  `${YEAR} ${MONTH} ${DAY}`,
  '\\d{1,2}[./-] ?\\d{1,2}[./-] ?\\d{2,4}|\\d{4}-\\d\\d-\\d\\d',
].join('|');
export const DATED =
  '(?:last )?(?:updated|modified|published|posted)(?: on)?|(?:zuletzt )?aktualisiert(?: am)?|veroffentlicht(?: am)?|vom|am|bijgewerkt(?: op)?|gepubliceerd(?: op)?|op|(?:publie|mis a jour)(?: le)?|le|(?:publicado|actualizado|atualizado)(?: el| em)?|el|em|(?:pubblicato|aggiornato)(?: il)?|il|publicerad|uppdaterad|(?:opdateret|udgivet|oppdatert|publisert)(?: den)?|den|opublikowano|zaktualizowano|frissitve|kozzeteve|\\p{L}{3,12},';

/** What is counted beside a title: "96 comments", "12 Bewertungen". */
export const COUNTED_BESIDE =
  'comments?|reviews?|ratings?|votes?|stars?|shares?|likes?|views?|min(?:ute)?s? read|kommentare?|bewertung(?:en)?|sternen?|stimmen|reacties?|beoordeling(?:en)?|sterren|commentaires?|avis|etoiles?|comentarios?|opiniones|valoracion(?:es)?|votos?|estrellas?|avaliac(?:ao|oes)|estrelas?|commenti?|recension[ei]|vot[io]|stell[ea]|kommentar(?:er)?|omdomen|betyg|roster|anmeldelser?|bedommelser|stjerner|vurderinger|komentarz[ey]?|opini[aei]|ocen[ay]?|glos(?:ow|y)?|hozzaszolas(?:ok)?|ertekeles(?:ek)?|csillag|velemeny(?:ek)?';
