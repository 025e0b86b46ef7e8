import { STEP } from '../vocabulary/step-label.ts';

/** "In 4 steps", "watch the video", "turn on cook mode", "let's cook!": what is said of the recipe itself, in small letters. */
const OF_RECIPE = new RegExp(
  [
    `\\d\\s+(?:${STEP})`,
    "(?<!\\p{L})(?:steps|schritten?|stappen|étapes|pasos|passos|passaggi|recip|re[ck]ept|rezept|recett|recet|receit|ricett|opp?skrift|przepis|video|cook(?:ing)? mode|let(?: us|[’']s)(?!\\p{L})|take your time)",
  ].join('|'),
  'u',
);

export const isOfTheRecipe = (text: string): boolean => OF_RECIPE.test(text.toLowerCase());
