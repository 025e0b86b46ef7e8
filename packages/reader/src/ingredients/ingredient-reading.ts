import type { Amount, Role } from './amount.ts';
import type { CleanLine } from './clean-line.ts';
import { formatFraction, mayBeFraction } from './fraction.ts';
import { lexiconOf } from './language.ts';
import type { Language } from './language.ts';
import { nameByRules } from './name-by-rules.ts';
import { nameByTagger } from './name-by-tagger.ts';
import type { NamedParts } from './name-by-tagger.ts';
import { readLine } from './line.ts';
import type { Line } from './line.ts';
import type { ParsedIngredient } from './parsed-ingredient.ts';
import { readAmount } from './read-amount.ts';
import { renderTokens } from './render.ts';
import type { Token } from './token.ts';
import { mayHoldCountUnit } from './tagger/tag-sequence.ts';

/** Lists for programs write 0 where no amount is known; nobody writes this sign by mistake. */
const ZERO_SIGN = '↉';

const isRange = ({ low, high }: Amount): boolean =>
  low !== null && high !== null && (low[0] !== high[0] || low[1] !== high[1]);

function quantityText(line: Line, amount: Amount): string {
  const { low, high, roles } = amount;
  if (!low || !high) return '';
  if (low[0] === 0) return line.tokens.some(({ text }) => text === ZERO_SIGN) ? '0' : '';
  const isWhole = low[1] === 1 && high[1] === 1;
  // Both ends of a range are written alike.
  const isDecimal =
    !mayBeFraction(low) ||
    !mayBeFraction(high) ||
    (!isWhole && line.tokens.some((token, index) => token.decimal && roles[index] === 'quantity'));
  const style = isDecimal ? 'decimal' : 'fraction';
  const text = formatFraction(low, style);
  return isRange(amount) ? `${text}-${formatFraction(high, style)}` : text;
}

/** Two numbers side by side make one quantity only where the dash between them is missing. */
const lacksDash = ({ tokens }: Line, amount: Amount): boolean =>
  isRange(amount) &&
  tokens.some(
    ({ kind }, index) =>
      kind === 'number' &&
      tokens[index + 1]?.kind === 'number' &&
      amount.roles[index] === 'quantity' &&
      amount.roles[index + 1] === 'quantity',
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

const withoutFrame = (note: string): string =>
  note.replace(/^[([](.*)[)\]]$/u, '$1').replace(/^[x×]\s?(?=\d)/u, '');

const isAside = (role: Role | undefined): boolean => role === 'size' || role === 'modifier';

/** Runs of neighbouring tokens of one kind, each as its own text. */
function runs({ tokens }: Line, text: string, isWanted: (index: number) => boolean): string[] {
  const found: string[] = [];
  let from = 0;
  for (let index = 0; index <= tokens.length; index += 1) {
    if (index < tokens.length && isWanted(index)) continue;
    const run = from < index ? renderTokens(text, tokens.slice(from, index)) : '';
    if (/[\p{L}\p{N}]/u.test(run)) found.push(withoutFrame(run));
    from = index + 1;
  }
  return found;
}

const withAsides = (whole: string, asides: readonly string[]): string =>
  asides.reduce((told, aside) => `${told} (${aside})`, whole);

/** "oz." and "pièce(s)" lose their endings; "c. à s.", "c/s" and "colher (sopa)" keep theirs. */
const unitText = (unit: string): string =>
  /[/).]/.test(unit)
    ? unit
        .replace(/(?<=\p{L})\(\p{L}{1,2}\)$|(?<=\p{L}{3})\/\p{L}{1,2}$/u, '')
        .replace(/^([^.\s]+)\.$/u, '$1')
    : unit;

/** What a line was read from, and what of it neither the name nor the remarks hold. */
interface Origin {
  readonly text: string;
  readonly line: Line;
  readonly amount: Amount;
  readonly spoken: Language;
  readonly roles: readonly Role[];
  /** The tokens that say "to taste"; null where they have not been looked for. */
  readonly toTaste: ReadonlySet<number> | null;
  readonly whole: string;
  readonly asides: readonly string[];
  readonly tail: readonly string[];
}

const namedParts = (line: Line, amount: Amount, spoken: Language): NamedParts =>
  (spoken === 'en' ? nameByTagger(line, amount) : null) ?? nameByRules(line, amount);

const NONE: readonly string[] = [];

/** A line as it was read. Its name and notes are worked out when first asked for: who keeps it whole needs neither. */
export class IngredientReading implements ParsedIngredient {
  readonly quantity: string;
  readonly isRangeGuessed: boolean;
  readonly unit: string;
  readonly itemWithNotes: string;
  readonly vagueQuantity: string;
  readonly #origin: Origin;
  #named: NamedParts | null;

  constructor({ text, overflow }: CleanLine, spoken: Language) {
    const line = readLine(text, lexiconOf(spoken));
    const amount = readAmount(line);
    const isUnitOpen = spoken === 'en' && mayHoldCountUnit(line, amount);
    const named = isUnitOpen ? namedParts(line, amount, spoken) : null;
    const roles = named?.roles ?? amount.roles;
    const { tokens } = line;

    // Beside a number nobody asks for it.
    const toTaste = amount.low === null ? toTasteTokens(line) : null;
    const rest: Token[] = [];
    const unit: Token[] = [];
    let hasAsides = false;
    for (let at = 0; at < tokens.length; at += 1) {
      const role = roles[at];
      if (role === 'unit') unit.push(tokens[at]!);
      else if (role === 'rest' && toTaste?.has(at) !== true) rest.push(tokens[at]!);
      else hasAsides ||= isAside(role);
    }
    const whole = renderTokens(text, rest) || text;
    const asides = hasAsides ? runs(line, text, (index) => isAside(roles[index])) : NONE;
    const tail = overflow === '' ? NONE : [overflow];
    this.quantity = quantityText(line, amount);
    this.isRangeGuessed = lacksDash(line, amount);
    this.unit = unit.length === 0 ? '' : unitText(renderTokens(text, unit));
    this.itemWithNotes = withAsides(whole, asides) + (overflow && ` ${overflow}`);
    this.vagueQuantity = amount.some;
    this.#origin = { text, line, amount, spoken, roles, toTaste, whole, asides, tail };
    this.#named = named;
  }

  get toTaste(): boolean {
    const { line, roles, toTaste } = this.#origin;
    // "2 c.s." are spoons, "c.s." as much as it takes.
    return [...(toTaste ?? toTasteTokens(line))].some((at) => roles[at] !== 'unit');
  }

  get item(): string {
    const { text, line, whole } = this.#origin;
    const { inName } = this.#parts;
    const name = line.tokens.filter((_, index) => inName[index]);
    return renderTokens(text, name) || whole;
  }

  get notes(): readonly string[] {
    const { text, line, roles, asides, tail } = this.#origin;
    const { inName } = this.#parts;
    const remarks = runs(line, text, (index) => roles[index] === 'rest' && !inName[index]);
    return [...asides, ...remarks, ...tail];
  }

  get #parts(): NamedParts {
    const { line, amount, spoken } = this.#origin;
    this.#named ??= namedParts(line, amount, spoken);
    return this.#named;
  }
}
