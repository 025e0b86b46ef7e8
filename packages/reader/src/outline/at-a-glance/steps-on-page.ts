import type { LineRun } from './line-run.ts';

/** What is known of the steps that are compared with their page. */
export interface StepsOnPage {
  run: LineRun;
  /** Whether most of them end with full stops. */
  areSentences: boolean;
  /** Whether also what stands in no list of the page may be added: one list of the recipe is in rows. */
  mayAddRows: () => boolean;
  /** Whether a list that shows them elsewhere than in turn may hold another. */
  mayBeListedElsewhere: () => boolean;
  /** Whether the page shows both lists of the recipe, so that nothing but what may be a step needs a closer look. */
  areListsApart: boolean;
}
