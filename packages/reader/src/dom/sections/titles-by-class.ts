import type { PageLine } from '../lines/page-lines.ts';
import { statesAmount } from '../../lines/page-line-likeness.ts';

const TITLE_MAX = 40;
const ENOUGH = 3;

const CLASSES_MAX = 500;

const NONE: ReadonlySet<string> = new Set();

const classesOf = ({ element }: PageLine): ReadonlySet<string> =>
  new Set((element?.attribs['class'] ?? '').slice(0, CLASSES_MAX).match(/\S+/g));

/**
 * The lines of a list that look otherwise than all that state an amount, and stand above one of those: "Dressing" in
 * an element of another class names a part of the list.
 */
export function titlesByClass(lines: readonly PageLine[]): ReadonlySet<PageLine> {
  const items = lines.filter(({ text }) => statesAmount(text));
  if (items.length < ENOUGH) return new Set();
  const [first = NONE, ...others] = items.map(classesOf);
  const common = others.reduce((shared, classes) => shared.intersection(classes), first);
  if (common.size === 0) return new Set();
  const classes = new Map(lines.map((line) => [line, classesOf(line)]));
  const isItem = (line: PageLine): boolean => !common.isDisjointFrom(classes.get(line) ?? NONE);
  const titles = lines.filter((line, at) => {
    const next = lines[at + 1];
    const looksOtherwise = classes.get(line)?.size !== 0 && !isItem(line);
    return looksOtherwise && line.text.length <= TITLE_MAX && next !== undefined && isItem(next);
  });
  return new Set(titles.length <= items.length / 2 ? titles : []);
}
