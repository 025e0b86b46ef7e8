import type { PageLine } from './page-lines.ts';
import { statesAmount } from './page-line-likeness.ts';

const TITLE_MAX = 40;
const ENOUGH = 3;

const CLASSES_MAX = 500;

const classesOf = ({ element }: PageLine): string[] =>
  (element?.attribs['class'] ?? '')
    .slice(0, CLASSES_MAX)
    .split(/\s+/)
    .filter((name) => name !== '');

/**
 * The lines of a list that look otherwise than all that state an amount, and stand above one of those: "Dressing" in
 * an element of another class names a part of the list.
 */
export function titlesByClass(lines: readonly PageLine[]): ReadonlySet<PageLine> {
  const items = lines.filter(({ text }) => statesAmount(text));
  const [first, ...others] = items.map(classesOf);
  const common = (first ?? []).filter((name) => others.every((names) => names.includes(name)));
  if (items.length < ENOUGH || common.length === 0) return new Set();
  const isItem = (line: PageLine): boolean => common.some((name) => classesOf(line).includes(name));
  const titles = lines.filter((line, at) => {
    const next = lines[at + 1];
    const looksOtherwise = classesOf(line).length > 0 && !isItem(line);
    return looksOtherwise && line.text.length <= TITLE_MAX && next !== undefined && isItem(next);
  });
  return new Set(titles.length <= items.length / 2 ? titles : []);
}
