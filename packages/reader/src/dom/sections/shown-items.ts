import { wordShare } from '../../text/word-share.ts';
import type { PageLine } from '../lines/page-lines.ts';

/** Where nearly all lines are list items, what stands between them is not part of the list. */
export function mainlyItems(lines: readonly PageLine[]): PageLine[] {
  const items = lines.filter((line) => line.tag === 'li' || line.heading > 0);
  const itemText = items.reduce((sum, line) => sum + line.text.length, 0);
  const allText = lines.reduce((sum, line) => sum + line.text.length, 0);
  const many = items.filter((line) => line.tag === 'li').length >= 2;
  return many && itemText > allText * 0.7 ? items : [...lines];
}

/** What stands hidden behind its like and says much the same is the dish done in another way. */
export function firstAlternative(lines: readonly PageLine[]): PageLine[] {
  const shown = lines.filter((line) => !line.alternative);
  if (shown.length === 0 || shown.length === lines.length) return [...lines];
  const hidden = lines.filter((line) => line.alternative);
  return wordShare(textOf(hidden), textOf(shown)) >= 0.5 ? shown : [...lines];
}

const textOf = (lines: readonly PageLine[]): string => lines.map(({ text }) => text).join(' ');

/** Whether lines that come again stand under another title each time: dough and crumble may need the same. */
function areOfParts(lines: readonly string[], titles: readonly string[]): boolean {
  const heads = titles.filter((_, at) => lines[at] === lines[0]);
  return heads.length > 1 && !heads.includes('') && new Set(heads).size === heads.length;
}

/** A list printed twice, for wide and for narrow screens, once; but not the parts of a dish, of which the titles are given for each line. */
export function oncePrinted(lines: string[], titles: readonly string[] = []): string[] {
  const count = new Map<string, number>();
  for (const line of lines) count.set(line, (count.get(line) ?? 0) + 1);
  const times = Math.min(...count.values());
  return times > 1 && !areOfParts(lines, titles) ? [...count.keys()] : lines;
}

const MOST_BESIDE = 0.4;

/** Without the tips and ratings between the steps; where nearly all stands in such a part, its name says nothing. */
export function withoutBeside(lines: readonly PageLine[]): PageLine[] {
  const own = lines.filter((line) => !line.beside);
  return own.length >= lines.length * (1 - MOST_BESIDE) ? own : [...lines];
}
