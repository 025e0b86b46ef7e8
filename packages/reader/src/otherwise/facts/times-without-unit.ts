import { isDuration } from '../../fields/duration.ts';
import type { PartOfTotal } from '../../fields/rest-of-total.ts';
import { factsIn, isTooLong } from '../../shown/facts/facts-in-row.ts';
import { TIME_LABEL, TIME_LABELS, TIME_NOUNS } from '../../vocabulary/fact-words.ts';

const NUMBER = /^\d{1,3}$/;
/** "Bake: 350" may be how hot, "Ugn 200" as well. */
const MAY_BE_HEAT = /^(?:bak(?:e|ing)|back|oven|forno|hornea|four|i ugn|ugn|grädd|piecz|süt)/iu;
const NAMES_TIME = new RegExp(`${TIME_NOUNS}|dauer`, 'iu');
/** A step may begin so: "Cook 2 eggs." */
const LABELLED = /:\s*$/u;

/** The number alone that a text has behind the name of a time: "Cook time: 45". */
function numberBehind(text: string, field: PartOfTotal): string | null {
  const [label = ''] = TIME_LABELS[field].before.exec(text) ?? [];
  const number = text.slice(label.length);
  if (label === '' || !NUMBER.test(number)) return null;
  const isOfTime = NAMES_TIME.test(label) || (LABELLED.test(label) && !MAY_BE_HEAT.test(label));
  return isOfTime ? number : null;
}

/** What is done is called as the heading of the steps, below which the first of them has its number: "Préparation", "1". */
const isNumberOfStep = (number: string, label: string): boolean =>
  Number(number) === 1 && !NAMES_TIME.test(label);

/** Facts, and labels with the row below them where that is a number, which no unit follows. */
function* labelledIn(rows: readonly string[]): Generator<string> {
  for (const [at, row] of rows.entries()) {
    const [below = '', behind = ''] = [rows[at + 1], rows[at + 2]];
    if (!isTooLong(row)) yield* factsIn(row);
    const isAlone =
      NUMBER.test(below) && !isNumberOfStep(below, row) && !isDuration(`${below} ${behind}`);
    // Some put their numbers over the names, others have names and numbers in turn.
    const isBelow = !NUMBER.test(rows[at - 1] ?? '') || TIME_LABEL.test(rows[at - 2] ?? '');
    if (isAlone && isBelow) yield `${row.replace(/:$/u, '')}: ${below}`;
  }
}

/** What rows say of a time that they give as a number alone, where that is neither its minutes nor its hours; else null. */
export function statedWithoutUnit(
  rows: readonly string[],
  field: PartOfTotal,
  minutes: number,
): string | null {
  const said = [...labelledIn(rows)].flatMap((text) => {
    const number = numberBehind(text, field);
    return number === null ? [] : [{ text, number: Number(number) }];
  });
  const isSame = said.some(({ number }) => number === minutes || number === minutes / 60);
  return isSame ? null : (said[0]?.text ?? null);
}
