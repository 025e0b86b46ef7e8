import type { Finding } from '../../finding/finding.ts';
import { MAX_COMPARED } from '../../finding/max-compared.ts';
import { breaksOff } from '../../lines/cut-line.ts';
import { endAsSentences } from '../../lines/step-ends.ts';
import { ingredientsAsListed } from '../../otherwise/lists/ingredients-as-listed.ts';
import { stepsAsTold } from '../../otherwise/steps/steps-as-told.ts';
import { compareSteps } from '../../otherwise/steps/told-otherwise.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { bareOf } from '../../text/bare-text.ts';
import { once } from '../../text/once.ts';
import { mayHaveCard } from './card-below.ts';
import { hasListInRows } from '../home-parts.ts';
import { mayLackIngredients } from './lacks-ingredients.ts';
import { mayLackSteps } from './lacks-steps.ts';
import { areApart, lineRun } from './line-run.ts';
import { mayBeListedElsewhere } from './steps-elsewhere.ts';

const INGREDIENT_GAP = 200;
const STEP_GAP = 900;

/** Whether the text that a page shows between, above or below the declared lines may be more of them: worth a closer look. */
export function mayLeaveOut({ ingredients, steps }: Finding, page: ScannedPage): boolean {
  if (ingredients.length > MAX_COMPARED || steps.length > MAX_COMPARED) return false;
  // Steps that break off have been told to their end already.
  if (ingredients.some(breaksOff)) return true;
  const { shown } = page;
  const listed = ingredientsAsListed(ingredients, page);
  const told = stepsAsTold(steps, compareSteps(steps, page), page);
  const list = lineRun(listed, shown, INGREDIENT_GAP);
  const method = lineRun(told, shown, STEP_GAP);
  const mayAddRows = once(() => hasListInRows([listed, told], page));
  const areListsApart = list !== null && method !== null && areApart(list, method);
  const beside = method && { run: method, isApart: areListsApart };
  if (list && mayLackIngredients({ run: list, method: beside, mayAddRows }, ingredients, page))
    return true;
  if (!method) return false;
  const areSentences = endAsSentences(told);
  const onPage = {
    run: method,
    areSentences,
    mayAddRows,
    mayBeListedElsewhere: once(() => mayBeListedElsewhere(method, areSentences, page)),
    areListsApart,
  };
  return mayLackSteps(onPage, steps, page) || mayHaveCard(method.to, listed.map(bareOf), page);
}
