import { BREAD_AND_BUNS } from './bread-and-buns.ts';
import { BREAKFAST_AND_DRINKS } from './breakfast-and-drinks.ts';
import type { DemoRecipe } from './demo-recipe.ts';
import { MEAT_AND_FISH } from './meat-and-fish.ts';
import { PASTA_RICE_AND_NOODLES } from './pasta-rice-and-noodles.ts';
import { SALADS_AND_SIDES } from './salads-and-sides.ts';
import { SOUPS_AND_STEWS } from './soups-and-stews.ts';
import { SWEETS } from './sweets.ts';
import { VEGETABLES_EGGS_AND_CHEESE } from './vegetables-eggs-and-cheese.ts';

const CHAPTERS = [
  SOUPS_AND_STEWS,
  PASTA_RICE_AND_NOODLES,
  MEAT_AND_FISH,
  VEGETABLES_EGGS_AND_CHEESE,
  SALADS_AND_SIDES,
  BREAD_AND_BUNS,
  SWEETS,
  BREAKFAST_AND_DRINKS,
];

const LONGEST = Math.max(...CHAPTERS.map((chapter) => chapter.length));

/** One of each chapter in turn: added in this order, the first page of a list shows the whole book and not one chapter. */
export const DEMO_RECIPES: readonly DemoRecipe[] = Array.from({ length: LONGEST }, (_, place) =>
  CHAPTERS.flatMap((chapter) => chapter[place] ?? []),
).flat();
