import { type ScannedPage, scanPage } from '../../scan/scan-page.ts';
import { bareOf } from '../../text/bare-text.ts';
import { withFractions } from '../../text/decimal-fractions.ts';
import { holdsInTurn } from '../../text/line-at.ts';
import { withoutName } from '../../text/without-name.ts';
import { seenLines } from '../seen-lines.ts';
import { areWordsTogether } from '../words-together.ts';

/** Words on a line that no reader sees, as the amount in the measures of others. What holds elements may be unfolded. */
const HIDDEN_WORDS =
  /<span\b(?=[^<>]{0,300}?(?:\shidden[\s=>/]|display\s{0,5}:\s{0,5}none))[^<>]{0,600}>[^<>]{0,60}<\/span/gi;

/** The bare text without the words that are hidden on their lines; null where a page hides none. */
export function bareTextSeen(markup: string): string | null {
  const seen = markup.replace(HIDDEN_WORDS, '<span></span');
  return seen === markup ? null : scanPage(seen).shown;
}

const PROBE = 60;

/** Of what a page declares, at least this share should also be shown. */
export const SEEN = 0.5;

type Holds = (part: string) => boolean;

const holdsLine = (line: string, holds: Holds): boolean => {
  const bare = bareOf(line);
  return holds(bare.slice(0, PROBE)) || (bare.length > PROBE && holds(bare.slice(-PROBE)));
};

const hasDecimal = (line: string): boolean => /\.\d/.test(line);
/** The name a reader puts before a step ("Dough: …") may stand elsewhere on the page. */
const hasName = (line: string): boolean => line.includes(': ');

const isVisible = (line: string, holds: Holds): boolean =>
  holdsLine(line, holds) ||
  (hasDecimal(line) && holdsLine(withFractions(line), holds)) ||
  (hasName(line) && holdsLine(withoutName(line), holds));

/** Whether words that no reader sees may stand within a line that a page does not show: of one of which a part will do, or in other words, not all are looked for. */
export const mayHoldHidden = (line: string, page: ScannedPage): boolean =>
  bareOf(line).length > PROBE || hasDecimal(line) || hasName(line) || areWordsTogether(line, page);

/** The lines, or those of the first of them, that the visible text holds; of long lines the beginning or the end will do. */
export function visibleLines(lines: readonly string[], visible: string, most?: number): string[] {
  const holds = holdsInTurn(visible);
  return seenLines(lines, visible)
    .slice(0, most)
    .filter(({ line, at }) => at >= 0 || isVisible(line, holds))
    .map(({ line }) => line);
}

/** Their share, 0 to 1. */
export function shareVisible(lines: readonly string[], visible: string, most?: number): number {
  const looked = Math.min(lines.length, most ?? lines.length);
  return looked === 0 ? 0 : visibleLines(lines, visible, most).length / looked;
}
