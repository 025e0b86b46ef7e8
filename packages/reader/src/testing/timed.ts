import { readTiming } from '../fields/duration.ts';
import { emptyFinding } from '../finding/finding.ts';
import { timedOtherwise } from '../otherwise/facts/timed-otherwise.ts';
import { scanPage } from '../scan/scan-page.ts';

/** What a page says otherwise of the times of its data: those that are declared, and what it shows above its list. */
export const timed = (
  times: { prep?: string; cook?: string; total?: string },
  facts: string,
): Record<string, string> => {
  const recipe = {
    ...emptyFinding('json-ld'),
    title: 'Lentils',
    ingredients: ['300 g lentils'],
    prepTime: readTiming(times.prep ?? ''),
    cookTime: readTiming(times.cook ?? ''),
    totalTime: readTiming(times.total ?? ''),
  };
  const page = scanPage(`<body><h1>Lentils</h1>${facts}<ul><li>300 g lentils</li></ul></body>`);
  return Object.fromEntries(timedOtherwise(recipe, page));
};
