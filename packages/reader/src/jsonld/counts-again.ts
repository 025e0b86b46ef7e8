import { asList, isObject, type JsonValue } from './json-value.ts';
import { rawText } from './node-text.ts';

const FIRST = /^\D{0,20}\b0?1[.:)]?$/;
const FIRST_MAX = 23;

function isFirst(name: string): boolean {
  const text = name.trim();
  return text.length <= FIRST_MAX && FIRST.test(text);
}

/** Whether the names of the steps begin to count again, as they do where a dish is told in two ways in one list. */
export function countsAgain(instructions: JsonValue | undefined): boolean {
  const firsts = asList(instructions).filter(
    (step) => isObject(step) && isFirst(rawText(step['name'])),
  );
  return firsts.length > 1;
}
