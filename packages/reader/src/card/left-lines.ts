import { LEFT_OUT_MAX, type LeftOut, TEXT_MAX } from '@commonplate/contract';
import { clamp } from '../text/clamp.ts';
import { withoutBullet } from './zones/amount-start.ts';
import type { SourceLine } from './card-line.ts';
import { regionOf } from './evidence.ts';
import { isBareHeading } from './zones/headings.ts';
import type { JoinedText } from './fields/ingredient-lines.ts';
import { breaksOnPurpose } from './fields/line-room.ts';
import { statesNutrition } from './fields/nutrition-lines.ts';
import type { PlacedLine } from './zones/placed-line.ts';
import { factsOfLine } from './fields/recipe-facts.ts';

interface Known {
  /** The lines the title was taken from. */
  title: readonly SourceLine[];
  /** Above the title of a copied recipe stands what belongs to its page. */
  isCopied: boolean;
}

function isLeft({ line, zone, role }: PlacedLine, title: readonly SourceLine[]): boolean {
  if (role === 'facts' || title.includes(line)) return false;
  if (role === 'section' || zone === 'notes') return true;
  if (role === 'heading')
    return !isBareHeading(line.text) && factsOfLine(line.text).found.length === 0;
  return zone === 'top';
}

/** "Storage" and the line below it are of no use without each other. */
const underHeading = (heading: string, text: string): string =>
  `${heading.replace(/(?<![\s:.–—-])[\s:.–—-]+$/u, '')}: ${text}`;

/** Whether a line begins anew instead of going on with the one before. */
const isBreak = (lines: readonly SourceLine[], index: number): boolean =>
  breaksOnPurpose(lines, index - 1) ||
  lines.slice(index - 1, index + 1).some(({ text }) => statesNutrition(text));

/** What the source says and no field has room for: notes, names of parts, what it tells of the dish. */
export function leftLines(placed: readonly PlacedLine[], { title, isCopied }: Known): JoinedText[] {
  const lines = placed.map(({ line }) => line);
  const start = isCopied ? lines.findIndex((line) => title.includes(line)) : 0;
  const left: JoinedText[] = [];
  placed.forEach((entry, index) => {
    if (index < start || !isLeft(entry, title)) return;
    const { line, role, zone } = entry;
    const text = withoutBullet(line.text).trim();
    const before = placed[index - 1];
    const last = left.at(-1);
    const follows =
      role === 'content' && before !== undefined && last?.lines.at(-1) === before.line;
    if (follows && before.role === 'heading' && zone === 'notes') {
      last.text = underHeading(last.text, text);
      last.lines.push(line);
    } else if (follows && before.role === 'content' && !isBreak(lines, index)) {
      last.text = `${last.text} ${text}`;
      last.lines.push(line);
    } else left.push({ text, lines: [line] });
  });
  return left.filter(({ text }) => /[\p{L}\d]{2}/u.test(text));
}

/** Where there is more than can be listed, what stands nearest to the end is more likely the recipe's own. */
export const toLeftOut = (left: readonly JoinedText[]): LeftOut[] =>
  left.slice(-LEFT_OUT_MAX).map(({ text, lines }) => {
    const region = regionOf(lines);
    return { text: clamp(text, TEXT_MAX), ...(region ? { region } : {}) };
  });
