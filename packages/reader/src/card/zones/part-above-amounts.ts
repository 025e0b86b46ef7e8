import { hasAmount } from './amount-start.ts';
import type { SourceLine } from '../card-line.ts';

/** "For", "to": in the reader's languages, before what the things below are for. Hungarian says it at the end of the word. */
const FOR =
  /^(?:For|To|Für|Zum|Zur|Voor|Om te|Pour|Para|Per|Till?|För|Na|Do|Dla)\s\p{L}|^Az?\s\p{L}+(?:hoz|hez|höz|ra|re)$/u;
const WORDS_MAX = 5;

const saysHowMuch = (line: SourceLine | undefined): boolean =>
  line !== undefined && hasAmount(line.text);

/** "Til farsen", "Para decorar", "Do podania": nothing to buy, where what is bought for it stands below with its amounts. */
export const partsAboveAmounts = (lines: readonly SourceLine[]): ReadonlySet<SourceLine> =>
  new Set(
    lines.filter(
      (line, at) =>
        !line.photographed &&
        FOR.test(line.text) &&
        !/[\d.,;!?]/u.test(line.text) &&
        line.text.split(/\s+/u).length <= WORDS_MAX &&
        saysHowMuch(lines[at + 1]) &&
        !saysHowMuch(line),
    ),
  );
