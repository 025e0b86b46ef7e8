import { statesAmount } from '../../lines/page-line-likeness.ts';
import { startsWithNumber } from '../../text/number-signs.ts';
import type { PageLine, PageLines } from '../lines/page-lines.ts';
import type { Candidate } from './section-candidates.ts';

const FEWEST = 4;
const MOST_WITHOUT_AMOUNT = 0.4;
const ITEM_MAX = 160;
const BARE_MAX = 60;
const MAX_RUNS = 50;

const SENTENCE = /[.!?]\s+\p{Lu}|(?:\S+\s+){3}\S+[.!?]$/u;

/** Steps are told in sentences; a line without an amount is an item only where it is short. */
const mayBeItem = ({ text, heading, tag, linked }: PageLine): boolean =>
  heading === 0 &&
  tag !== 'li' &&
  !linked &&
  text.length <= (startsWithNumber(text) ? ITEM_MAX : BARE_MAX) &&
  (startsWithNumber(text) || !SENTENCE.test(text));

const isList = (lines: readonly PageLine[]): boolean =>
  lines.length >= FEWEST &&
  lines.filter(({ text }) => statesAmount(text)).length >= lines.length * (1 - MOST_WITHOUT_AMOUNT);

/** Lines that somebody typed one below the other and named by nothing, most of which begin with an amount. */
export function typedRuns({ lines }: PageLines): Candidate[] {
  const found: Candidate[] = [];
  let from = -1;
  for (let at = 0; at <= lines.length && found.length < MAX_RUNS; at += 1) {
    const line = lines[at];
    if (from < 0) {
      if (line && startsWithNumber(line.text) && mayBeItem(line)) from = at;
    } else if (!line || !mayBeItem(line)) {
      const run = lines.slice(from, at);
      if (isList(run)) found.push({ lines: run, at: from, weight: 0.5, found: 'list' });
      from = -1;
    }
  }
  return found;
}
