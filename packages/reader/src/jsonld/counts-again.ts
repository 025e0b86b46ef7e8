import { asList, isObject, type JsonValue } from './json-value.ts';
import { rawText } from './node-text.ts';

const FIRST = /^\D{0,20}\b0?1[.:)]?$/;

/** Whether the names of the steps begin to count again, as they do where a dish is told in two ways in one list. */
export function countsAgain(instructions: JsonValue | undefined): boolean {
  const firsts = asList(instructions).filter(
    (step) => isObject(step) && FIRST.test(rawText(step['name']).trim()),
  );
  return firsts.length > 1;
}
