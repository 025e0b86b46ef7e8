import type { Amount } from './amount.ts';
import { cleanLine } from './clean-line.ts';
import { formatFraction } from './fraction.ts';
import { guessLanguage, knownLanguage, lexiconOf } from './language.ts';
import { nameByRules } from './name-by-rules.ts';
import type { Line } from './number-reading.ts';
import { matchPhrase } from './phrase.ts';
import { readAmount } from './read-amount.ts';
import { renderTokens, tidy } from './render.ts';
import { tokenize } from './tokens.ts';

export interface ParsedIngredient {
  /** "1 1/2", "2-3", "0.5"; empty where the line names no number. */
  readonly quantity: string;
  /** As the line spells it; empty for none. */
  readonly unit: string;
  /** The name alone, without preparation, sizes and remarks. */
  readonly item: string;
  /** What was taken off the name, in the order of the line. */
  readonly notes: readonly string[];
  /** The name as a reader of the recipe wants it: "onion, finely chopped". */
  readonly itemWithNotes: string;
  /** Words that stand for a number: "a few", "some". */
  readonly vagueQuantity: string;
  readonly toTaste: boolean;
}

function quantityText({ low, high }: Amount, isDecimal: boolean): string {
  if (!low || !high || low[0] === 0) return '';
  const style = isDecimal ? 'decimal' : 'fraction';
  const text = formatFraction(low, style);
  return low[0] === high[0] && low[1] === high[1] ? text : `${text}-${formatFraction(high, style)}`;
}

function saysToTaste({ tokens, lexicon }: Line): boolean {
  return tokens.some((_, index) => matchPhrase(tokens, index, lexicon.toTaste) !== null);
}

export function parseIngredient(source: string, language?: string): ParsedIngredient {
  const { text, overflow } = cleanLine(source);
  const lexicon = lexiconOf(knownLanguage(language) ?? guessLanguage(text));
  const tokens = tokenize(text, lexicon.decimalComma);
  const line: Line = { tokens, lexicon };
  const amount = readAmount(line);
  const inName = nameByRules(line, amount.roles);
  const withRole = (...roles: string[]) =>
    tokens.filter((_, index) => roles.includes(amount.roles[index] ?? ''));
  const rest = withRole('rest');
  const item = renderTokens(text, tokens.filter((_, index) => inName[index]));
  const whole = renderTokens(text, rest);
  const notes = [renderTokens(text, withRole('size', 'modifier')), renderTokens(text, tokens.filter((_, index) => amount.roles[index] === 'rest' && !inName[index])), overflow].filter((note) => note !== '');
  return {
    quantity: quantityText(amount, tokens.some((token, index) => token.decimal && amount.roles[index] === 'quantity')),
    unit: tidy(renderTokens(text, withRole('unit'))),
    item: item === '' ? (whole === '' ? text : whole) : item,
    notes,
    itemWithNotes: whole === '' ? text : whole,
    vagueQuantity: amount.some,
    toTaste: saysToTaste(line),
  };
}
