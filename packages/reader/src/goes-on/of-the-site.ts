/** What sites speak of below a recipe, and no step does. Of small letters: such patterns are sooner prepared. */
const OF_THE_SITE =
  /e-?mail|newsletter|instagram|pinterest|facebook|(?<!\p{L})(?:k|c)omm?ent|affiliat|disclos|subscri|abonn|(?<!\p{L})rate(?!\p{L})|hashtag|(?<!\p{L})(?:ulubion|opini|ocen[aęy]|znajom|konto)|podziel się/u;

export const isOfTheSite = (text: string): boolean => OF_THE_SITE.test(text.toLowerCase());
