const VERBS = 'see|siehe|voir|ver|vedi|zie|patrz|zobacz|lásd';
const LINKS =
  'link|(?:affiliate|paid|amazon)[- ]?links?|affiliate|werbelink|lien(?: affilié)?|enlace(?: de afiliado)?';
const HERE =
  '(?:recipe|rezept|recette|receta|receita|ricetta|recept|opskrift|oppskrift|przepis) (?:here|below|hier|unten|ici|aquí|aqui|qui|här|her|tutaj)';
const NOTES = 'notes? \\d{1,2}|hinweis \\d{1,2}|nota \\d{1,2}|noot \\d{1,2}';
const POINTER = `(?:(?:${VERBS}) [^()[\\],;*]{2,40}|${LINKS}|${HERE}|${NOTES})`;
const IN_BRACKETS = new RegExp(`[([]\\s?(?:${POINTER})\\.?\\s?[)\\]]`, 'gi');
const AT_END = new RegExp(`(?:\\*|[,;–—-]\\s)\\s?(?:${POINTER})\\.?$`, 'i');
const MAY_POINT = /[([*,;–—-]/;
/** What a food gives is no part of what is taken of it. */
const ENERGY = /[([]?\b\d{1,5}(?:[.,]\d{1,2})?\s?(?:kcal|kj)\b\.?[)\]]?/giu;
const MAY_BE_ENERGY = /\d\s?k(?:cal|j)/i;

/** A line without what leads a reader to other places of the page or away from it, "(see note 2)", and without its energy. */
export function withoutPointers(line: string): string {
  const told = MAY_BE_ENERGY.test(line) ? line.replace(ENERGY, '') : line;
  return MAY_POINT.test(told) ? told.replace(IN_BRACKETS, '').replace(AT_END, '') : told;
}
