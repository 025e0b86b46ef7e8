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

/** "oz." and "pièce(s)" lose their endings; "c. à s." and "colher (sopa)" keep theirs. */
const unitText = (unit: string): string =>
  /[/).]/.test(unit)
    ? unit
        .replace(/(?<=\p{L})(?:\(\p{L}{1,2}\)|\/\p{L}{1,2})$/u, '')
        .replace(/^([^.\s]+)\.$/u, '$1')
    : unit;

/** A line as it was read. Its name and notes are worked out when first asked for: who keeps it whole needs neither. */
export class IngredientReading implements ParsedIngredient {
  readonly quantity: string;
  readonly isRangeGuessed: boolean;
  readonly unit: string;
  readonly itemWithNotes: string;
  readonly vagueQuantity: string;
  readonly toTaste: boolean;
  readonly #text: string;
  readonly #line: Line;
  readonly #amount: Amount;
  readonly #spoken: Language;
  readonly #roles: readonly Role[];
  readonly #whole: string;
  readonly #asides: readonly string[];
  readonly #tail: readonly string[];
  #named: NamedParts | null = null;

  constructor({ text, overflow }: CleanLine, spoken: Language) {
    const line = readLine(text, lexiconOf(spoken));
    const amount = readAmount(line);
    this.#text = text;
    this.#line = line;
    this.#amount = amount;
    this.#spoken = spoken;
    const isUnitOpen = spoken === 'en' && mayHoldCountUnit(line, amount);
    const roles = isUnitOpen ? this.#parts.roles : amount.roles;
    this.#roles = roles;

    const toTaste = toTasteTokens(line);
    const saidElsewhere = amount.low === null ? toTaste : NOT_SAID;
    const rest = line.tokens.filter((_, at) => roles[at] === 'rest' && !saidElsewhere.has(at));
    this.#whole = renderTokens(text, rest) || text;
    const hasAsides = roles.includes('size') || roles.includes('modifier');
    this.#asides = hasAsides
      ? this.#runs((index) => roles[index] === 'size' || roles[index] === 'modifier')
      : [];
    this.#tail = overflow === '' ? [] : [overflow];
    this.quantity = quantityText(line, amount);
    this.isRangeGuessed = lacksDash(line, amount);
    const unit = line.tokens.filter((_, at) => roles[at] === 'unit');
    this.unit = unitText(renderTokens(text, unit));
    const asides = this.#asides.map((aside) => `(${aside})`);
    this.itemWithNotes = [this.#whole, asides, this.#tail].flat().join(' ');
    this.vagueQuantity = amount.some;
    this.toTaste = toTaste.size > 0;
  }

  get item(): string {
    const { inName } = this.#parts;
    const name = this.#line.tokens.filter((_, index) => inName[index]);
    return renderTokens(this.#text, name) || this.#whole;
  }

  get notes(): readonly string[] {
    const { inName } = this.#parts;
    const remarks = this.#runs((index) => this.#roles[index] === 'rest' && !inName[index]);
    return [...this.#asides, ...remarks, ...this.#tail];
  }

  get #parts(): NamedParts {
    this.#named ??=
      (this.#spoken === 'en' ? nameByTagger(this.#line, this.#amount) : null) ??
      nameByRules(this.#line, this.#amount);
    return this.#named;
  }

  /** Runs of neighbouring tokens of one kind, each as its own text. */
  #runs(isWanted: (index: number) => boolean): string[] {
    const { tokens } = this.#line;
    const runs: string[] = [];
    let from = 0;
    for (let index = 0; index <= tokens.length; index += 1) {
      if (index < tokens.length && isWanted(index)) continue;
      const run = from < index ? renderTokens(this.#text, tokens.slice(from, index)) : '';
      if (/[\p{L}\p{N}]/u.test(run)) runs.push(withoutFrame(run));
      from = index + 1;
    }
    return runs;
  }
}
