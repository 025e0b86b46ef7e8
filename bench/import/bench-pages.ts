import { AWKWARD_PAGES } from './awkward-pages.ts';
import type { BenchPage } from './bench-page.ts';
import type { Dish } from './dish.ts';
import { DISHES_FROM_ABROAD } from './dishes-from-abroad.ts';
import { ENGLISH_DISHES } from './english-dishes.ts';
import { MISLEADING_PAGES } from './misleading-pages.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { PAGES_WITHOUT_RECIPE } from './pages-without-recipe.ts';
import { PASTED_TEXTS } from './pasted-texts.ts';
import { SCATTERED_PAGES } from './scattered-pages.ts';

const DISHES: readonly Dish[] = [...ENGLISH_DISHES, ...DISHES_FROM_ABROAD];
const WITHOUT_FACTS = new Set(['data of a program']);

/** Every dish on every kind of page, and what no template makes. */
export const BENCH_PAGES: readonly BenchPage[] = [
  ...Object.entries(PAGE_KINDS).flatMap(([kind, render]) =>
    DISHES.map((dish): BenchPage => {
      const { title, ingredients, steps, servings, prepMinutes, cookMinutes } = dish;
      const expected = { title, ingredients, steps };
      return {
        kind,
        name: `${title} (${dish.language})`,
        html: render(dish),
        expected: WITHOUT_FACTS.has(kind)
          ? expected
          : { ...expected, facts: [servings, prepMinutes, cookMinutes] },
      };
    }),
  ),
  ...AWKWARD_PAGES,
  ...SCATTERED_PAGES,
  ...PASTED_TEXTS,
  ...MISLEADING_PAGES,
  ...PAGES_WITHOUT_RECIPE,
];
