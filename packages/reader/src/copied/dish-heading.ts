import { hasAmount } from '../card/zones/amount-start.ts';
import type { SourceLine } from '../card/card-line.ts';
import { headingOf } from '../card/zones/headings.ts';

/** How headings of the steps begin that go on with the name of the dish, in the reader's languages. */
const HOW_TO =
  /^(?:how to (?:make|cook|prepare|bake)|so (?:machst|backst|kochst) du|comment (?:faire|préparer|réaliser)|cómo (?:hacer|preparar|se hace)|como (?:fazer|preparar)|come (?:fare|preparare|si fa|si prepara)|zo maak je|jak (?:zrobić|przygotować)|så (?:gör|lagar) du|sådan laver du|slik lager du)(?=\s\p{L})/iu;
const WORDS_MAX = 10;
const AMOUNTS_LEAST = 2;

const saysHowMuch = ({ text }: SourceLine): boolean => hasAmount(text);

/**
 * "How to make leek gratin" below a list heads the steps as "How to make" does; above it, it is a title or opens a story.
 */
export function withDishHeadings(lines: readonly SourceLine[]): readonly SourceLine[] {
  let amounts = 0;
  return lines.map((line, at) => {
    if (saysHowMuch(line)) amounts += 1;
    const howTo = HOW_TO.exec(line.text)?.[0];
    const next = lines[at + 1];
    const isHeading =
      howTo !== undefined &&
      amounts >= AMOUNTS_LEAST &&
      next !== undefined &&
      !saysHowMuch(next) &&
      headingOf(next.text, false) === null &&
      headingOf(line.text, false) === null &&
      !/[.!,;]$/u.test(line.text) &&
      line.text.split(/\s+/u).length <= WORDS_MAX;
    return isHeading ? { ...line, text: howTo } : line;
  });
}
