import { startsWithNumber } from '../../text/number-signs.ts';
import { opensWithAmountWord, statesAmount } from '../../lines/page-line-likeness.ts';
import { BOLD, type PageLine } from '../lines/page-lines.ts';

/** A term with what describes it. */
interface Entry {
  term: PageLine;
  described: PageLine[];
}

/** The terms of a stretch of lines; null where it does not begin with one. */
function entriesOf(lines: readonly PageLine[]): Entry[] | null {
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (line.tag === 'dt') entries.push({ term: line, described: [] });
    else if (last) last.described.push(line);
    else return null;
  }
  return entries;
}

const MEASURED_LEAST = 2;

/** Whether a term heads several ingredients: "For the dough", and a line for each of them. */
const isGroup = ({ described }: Entry): boolean =>
  described.filter(({ text }) => startsWithNumber(text)).length >= MEASURED_LEAST;

const joinNotes = (text: string, notes: readonly PageLine[]): string =>
  [text, ...notes.map((note) => note.text)].join(', ');

/** "Flour" above "200 g", with the amount first as cooks write it; "Salt" goes before its "to taste". */
function nameFirst({ term, described: [amount, ...notes] }: Entry): string {
  if (!amount) return term.text;
  if (startsWithNumber(amount.text) || opensWithAmountWord(amount.text))
    return joinNotes(`${amount.text} ${term.text}`, notes);
  return statesAmount(amount.text)
    ? joinNotes(`${term.text} ${amount.text}`, notes)
    : joinNotes(term.text, [amount, ...notes]);
}

/** "200 g" above "flour"; what follows without a term has no amount. */
const amountFirst = ({ term, described: [name, ...others] }: Entry): string[] => [
  `${term.text} ${name?.text ?? ''}`.trim(),
  ...others.map(({ text }) => text),
];

const count = (entries: readonly Entry[], holds: (entry: Entry) => boolean): number =>
  entries.filter(holds).length;

/** Terms that are names or amounts, each put together with the other; groups without what heads them. */
function joined(lines: readonly PageLine[]): PageLine[] {
  const entries = entriesOf(lines);
  if (!entries || entries.every(({ described }) => described.length === 0)) return [...lines];
  if (entries.some(isGroup))
    return lines.map((line) =>
      line.tag === 'dt' ? { ...line, heading: line.heading || BOLD } : line,
    );
  const inTerm = count(entries, ({ term }) => startsWithNumber(term.text));
  const inDescription = count(entries, ({ described: [first] }) =>
    startsWithNumber(first?.text ?? ''),
  );
  if (inTerm === inDescription) return [...lines];
  return entries.flatMap((entry) =>
    (inDescription > inTerm ? [nameFirst(entry)] : amountFirst(entry)).map((text) => ({
      ...entry.term,
      heading: 0,
      text,
    })),
  );
}

const isOfTerms = ({ tag }: PageLine): boolean => tag === 'dt' || tag === 'dd';

/** Lists of terms and descriptions, a line for each ingredient. */
export function joinTerms(lines: readonly PageLine[]): PageLine[] {
  const found: PageLine[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (end < lines.length && isOfTerms(lines[end] as PageLine)) end += 1;
    if (end === at) found.push(lines[at++] as PageLine);
    else {
      found.push(...joined(lines.slice(at, end)));
      at = end;
    }
  }
  return found;
}
