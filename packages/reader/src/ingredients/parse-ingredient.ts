import type { Amount, Role } from './amount.ts';
import { cleanLine } from './clean-line.ts';
import type { CleanLine } from './clean-line.ts';
import { formatFraction } from './fraction.ts';
import { guessLanguage, knownLanguage, lexiconOf } from './language.ts';
import type { Language } from './language.ts';
import { nameByRules } from './name-by-rules.ts';
import { nameByTagger } from './name-by-tagger.ts';
import type { NamedParts } from './name-by-tagger.ts';
import { headedBeforeAmount, headedByPurpose, namesNothing } from './line-heading.ts';
import type { HeadedText } from './line-heading.ts';
import { readLine } from './line.ts';
import type { Line } from './line.ts';
import { readAmount } from './read-amount.ts';
import { renderTokens } from './render.ts';
import { mayHoldCountUnit } from './tagger/tag-sequence.ts';

export interface ParsedIngredient {
  /** "1 1/2", "2-3", "0.5"; empty where the line names no number. */
  readonly quantity: string;
  /** Whether the quantity is a range that the line does not write as one: "1/2  1 tsp". */
  readonly isRangeGuessed: boolean;
  /** As the line spells it; empty for none. */
  readonly unit: string;
  /** The name alone, without preparation, sizes and remarks. */
  readonly item: string;
  /** What was taken off the name, in the order of the line. */
  readonly notes: readonly string[];
  /** The name as a cook wants to read it: "onion, finely chopped". */
  readonly itemWithNotes: string;
  /** Words that stand where a number would: "a few", "some". */
  readonly vagueQuantity: string;
  readonly toTaste: boolean;
}

/** Lists for programs write 0 where no amount is known; nobody writes this sign by mistake. */
const ZERO_SIGN = '↉';

function quantityText(line: Line, { low, high, roles }: Amount): string {
  if (!low || !high) return '';
  if (low[0] === 0) return line.tokens.some(({ text }) => text === ZERO_SIGN) ? '0' : '';
  const isDecimal = line.tokens.some(
    (token, index) => token.decimal && roles[index] === 'quantity',
  );
  const style = isDecimal ? 'decimal' : 'fraction';
  const text = formatFraction(low, style);
  return low[0] === high[0] && low[1] === high[1] ? text : `${text}-${formatFraction(high, style)}`;
}

/** Two numbers side by side make one quantity only where the dash between them is missing. */
const lacksDash = ({ tokens }: Line, { roles }: Amount): boolean =>
  tokens.some(
    ({ kind }, index) =>
      kind === 'number' &&
      tokens[index + 1]?.kind === 'number' &&
      roles[index] === 'quantity' &&
      roles[index + 1] === 'quantity',
  );

const NOT_SAID: ReadonlySet<number> = new Set();

/** The tokens that say "to taste". */
function toTasteTokens({ tokens, lexicon }: Line): ReadonlySet<number> {
  let said: Set<number> | null = null;
  for (let start = 0; start < tokens.length; start += 1) {
    const end = lexicon.toTaste.match(tokens, start)?.next ?? start;
    for (let index = start; index < end; index += 1) (said ??= new Set()).add(index);
  }
  return said ?? NOT_SAID;
}

/** Runs of neighbouring tokens of one kind, each as its own text. */
function runsOf(text: string, line: Line, isWanted: (index: number) => boolean): string[] {
  const { tokens } = line;
  const runs: string[] = [];
  let from = 0;
  for (let index = 0; index <= tokens.length; index += 1) {
    if (index < tokens.length && isWanted(index)) continue;
    if (from < index) runs.push(renderTokens(text, tokens.slice(from, index)));
    from = index + 1;
  }
  return runs.filter((run) => /[\p{L}\p{N}]/u.test(run));
}

const withoutFrame = (note: string): string =>
  note.replace(/^[([](.*)[)\]]$/u, '$1').replace(/^[x×]\s?(?=\d)/u, '');

/** "oz." and "pièce(s)" lose their endings; "c. à s." and "colher (sopa)" keep theirs. */
const unitText = (unit: string): string =>
  /[/).]/.test(unit)
    ? unit
        .replace(/(?<=\p{L})(?:\(\p{L}{1,2}\)|\/\p{L}{1,2})$/u, '')
        .replace(/^([^.\s]+)\.$/u, '$1')
    : unit;

const KEPT_ASIDE: ReadonlySet<Role | undefined> = new Set(['size', 'modifier']);

/** Name and notes, worked out when first asked for: who keeps the line whole needs neither. */
function lazily<Value>(work: () => Value): () => Value {
  let known: { value: Value } | null = null;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}

const withHeading = (heading: string, below: ParsedIngredient): ParsedIngredient => ({
  quantity: below.quantity,
  isRangeGuessed: below.isRangeGuessed,
  unit: below.unit,
  get item() {
    return below.item;
  },
  get notes() {
    return [heading, ...below.notes];
  },
  itemWithNotes: `${below.itemWithNotes} (${heading})`,
  vagueQuantity: below.vagueQuantity,
  toTaste: below.toTaste,
});

const namedByHeading = (heading: string, below: ParsedIngredient): ParsedIngredient => ({
  ...below,
  item: heading,
  notes: [below.itemWithNotes],
  itemWithNotes: `${heading}, ${below.itemWithNotes}`,
});

export function parseIngredient(source: string, language?: string): ParsedIngredient {
  const line = cleanLine(source);
  const spoken = knownLanguage(language) ?? guessLanguage(line.text);
  const readBelow = ({ below }: HeadedText): ParsedIngredient =>
    parseLine({ ...line, text: below }, spoken);
  const purpose = headedByPurpose(line.text);
  if (purpose) return withHeading(purpose.heading, readBelow(purpose));
  const parsed = parseLine(line, spoken);
  const headed = parsed.quantity === '' ? headedBeforeAmount(line.text) : null;
  if (!headed) return parsed;
  const below = readBelow(headed);
  if (below.quantity === '') return parsed;
  const isNamed = !namesNothing(below.itemWithNotes, lexiconOf(spoken));
  return (isNamed ? withHeading : namedByHeading)(headed.heading, below);
}

function parseLine({ text, overflow }: CleanLine, spoken: Language): ParsedIngredient {
  const line = readLine(text, lexiconOf(spoken));
  const amount = readAmount(line);
  const named = lazily(
    (): NamedParts =>
      (spoken === 'en' ? nameByTagger(line, amount) : null) ?? nameByRules(line, amount),
  );
  const roles = spoken === 'en' && mayHoldCountUnit(line, amount) ? named().roles : amount.roles;
  const show = (isWanted: (index: number) => boolean): string =>
    renderTokens(
      text,
      line.tokens.filter((_, index) => isWanted(index)),
    );

  const toTaste = toTasteTokens(line);
  const isSaidElsewhere = (index: number): boolean => amount.low === null && toTaste.has(index);
  const whole = show((index) => roles[index] === 'rest' && !isSaidElsewhere(index)) || text;
  const asides = runsOf(text, line, (index) => KEPT_ASIDE.has(roles[index])).map(withoutFrame);
  const tail = overflow === '' ? [] : [overflow];
  return {
    quantity: quantityText(line, amount),
    isRangeGuessed: lacksDash(line, amount),
    unit: unitText(show((index) => roles[index] === 'unit')),
    get item() {
      return show((index) => named().inName[index] === true) || whole;
    },
    get notes() {
      const { inName } = named();
      const remarks = runsOf(text, line, (index) => roles[index] === 'rest' && !inName[index]);
      return [...asides, ...remarks.map(withoutFrame), ...tail];
    },
    itemWithNotes: [whole, ...asides.map((aside) => `(${aside})`), ...tail].join(' '),
    vagueQuantity: amount.some,
    toTaste: toTaste.size > 0,
  };
}
