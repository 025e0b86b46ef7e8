import { afterEquivalents, afterParenthesis, opensParenthesis } from './amount-size.ts';
import { withRoles, noAmount, rolesOf } from './amount.ts';
import type { Amount, Span } from './amount.ts';
import { add, fraction, valueOf } from './fraction.ts';
import { readHeadAmount } from './head-amount.ts';
import { isDash, isTimes, readNumber } from './number-reading.ts';
import type { Line } from './line.ts';
import { halfMore } from './sum-of-parts.ts';
import { kindOf } from './unit.ts';
import { readMeasure, readUnit, readUnitAfterSizes } from './unit-reading.ts';

interface LeadIn {
  readonly next: number;
  readonly spans: readonly Span[];
}

/** Words before the number that do not change it: "about", "up to", "heaped", "Optional:". */
function readLeadIn(line: Line, start: number): LeadIn {
  const { tokens, lexicon } = line;
  const spans: Span[] = [];
  let at = start;
  for (let steps = 0; steps < MOST_LEAD_INS; steps += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'number') break;
    const isMark = LEAD_IN_MARKS.has(token.key);
    const each = lexicon.each.match(tokens, at);
    const joint = each ? null : lexicon.approximately.match(tokens, at);
    const modifier = each ?? (joint ? null : lexicon.sizes.match(tokens, at));
    const next = isMark ? at + 1 : (joint ?? modifier)?.next;
    if (next === undefined) break;
    spans.push({ from: at, to: next, role: modifier ? 'modifier' : 'joint' });
    at = next;
  }
  return { next: at, spans };
}

/** More than any real line has; without an end, a line of nothing else would be read again and again. */
const MOST_LEAD_INS = 6;
const FARTHEST_AMOUNT = 40;
const LEAD_IN_MARKS = new Set(['~', '(', ')', ':', '±', '≈']);

function withSpans(amount: Amount, spans: readonly Span[]): Amount {
  if (spans.length === 0) return amount;
  return { ...amount, roles: withRoles(amount.roles, spans) };
}

function afterJoiner({ tokens, lexicon }: Line, index: number): number {
  return lexicon.joiners.match(tokens, index)?.next ?? index;
}

/** "a few sprigs of thyme", "some salt": words where a number would stand. */
function readSome(line: Line): Amount | null {
  const some = line.lexicon.some.match(line.tokens, 0);
  if (!some) return null;
  const counted = readUnitAfterSizes(line, some.next);
  // "A few shavings of truffle" says how it is cut: only a number of them would be an amount.
  const unit = counted && kindOf(counted.name) === 'particular' ? null : counted;
  const end = afterJoiner(line, unit?.next ?? some.next);
  if (end >= line.tokens.length) return null;
  const spans: Span[] = [
    { from: 0, to: end, role: 'joint' },
    ...(unit ? [{ from: unit.start, to: unit.next, role: 'unit' as const }] : []),
  ];
  const first = line.tokens[0];
  const last = line.tokens[some.next - 1];
  const words = line.tokens.slice(0, some.next).map((token) => token.text);
  return {
    ...noAmount(line.tokens.length),
    unit: unit?.name ?? null,
    roles: rolesOf(line.tokens.length, spans),
    some: first && last ? words.join(' ') : '',
  };
}

/** "pinch of salt", "large handful parsley", "EL Öl": a unit without a number means one of it. */
function readBareUnit(line: Line): Amount | null {
  const unit = readUnitAfterSizes(line, 0);
  const isOne = unit && line.lexicon.ones.match(line.tokens, unit.start)?.next === unit.next;
  if (!unit || (!isOne && kindOf(unit.name) !== 'vague')) return null;
  const equivalents = afterEquivalents(line, unit.next);
  const end = afterJoiner(line, equivalents);
  const needsJoiner = line.lexicon.joinerNeeded;
  if (end >= line.tokens.length || (needsJoiner && end === equivalents)) return null;
  const spans: Span[] = [
    { from: 0, to: end, role: 'joint' },
    { from: unit.next, to: equivalents, role: 'size' },
    { from: unit.start, to: unit.next, role: 'unit' },
  ];
  const roles = rolesOf(line.tokens.length, spans);
  return {
    low: fraction(1),
    high: fraction(1),
    unit: unit.name,
    isUnitSure: false,
    roles,
    nameFrom: 0,
    some: '',
  };
}

/** "Kilo y medio de patatas", "litre et demi de lait": one and a half of a measure that has no number before it. */
function readOneAndHalf(line: Line): Amount | null {
  const unit = readMeasure(line, 0);
  const more = unit && halfMore(line, unit.next);
  if (!more) return null;
  const end = afterJoiner(line, more.next);
  if (end >= line.tokens.length) return null;
  const low = add(fraction(1), more.half);
  const roles = rolesOf(line.tokens.length, [
    { from: 0, to: end, role: 'joint' },
    { from: 0, to: unit.next, role: 'unit' },
  ]);
  return { ...noAmount(line.tokens.length), low, high: low, unit: unit.name, roles };
}

/** "q.b. de azeite": the amount is to taste, and "de" belongs to it. */
function readToTaste({ tokens, lexicon }: Line): Amount | null {
  const said = lexicon.toTaste.match(tokens, 0);
  const joiner = said && lexicon.joiners.match(tokens, said.next);
  if (!joiner || joiner.next >= tokens.length) return null;
  const roles = rolesOf(tokens.length, [{ from: said.next, to: joiner.next, role: 'joint' }]);
  return { ...noAmount(tokens.length), roles };
}

/** Marks that an amount may still come behind: "approx. juice", "zest & juice of 1 lime". */
const GOING_ON = new Set(['.', '&', '+']);

/** "Juice of 1 lemon", "Saft von 2 Zitronen", "zest of about ½ orange". */
function readAfterJoiner(line: Line): Amount | null {
  const { tokens, lexicon } = line;
  const last = Math.min(tokens.length - 1, FARTHEST_AMOUNT);
  for (let index = 1; index < last; index += 1) {
    const token = tokens[index];
    if (token?.kind === 'mark' && !GOING_ON.has(token.key)) return null;
    const joiner = lexicon.joiners.match(tokens, index);
    const isGenitive = lexicon.genitives.match(tokens, index) !== null;
    if (!joiner && !isGenitive) continue;
    const leadIn = readLeadIn(line, joiner?.next ?? index);
    const amount = readHeadAmount(line, leadIn.next);
    const nameFrom = amount?.roles.lastIndexOf('quantity') ?? -1;
    const following = tokens[nameFrom + 1];
    if (amount?.low && following && following.key !== '%') {
      return { ...withSpans(amount, leadIn.spans), nameFrom };
    }
  }
  return null;
}

const SEPARATORS = new Set([',', ':', ';', '.', '=']);

const isSeparator = (line: Line, index: number): boolean =>
  SEPARATORS.has(line.tokens[index]?.key ?? '') || isDash(line.tokens[index]);

/** Nothing but closing marks, or a note set apart, may follow an amount that stands behind its name. */
function endsAmount(line: Line, index: number): boolean {
  const token = line.tokens[index];
  return token === undefined || isSeparator(line, index) || token.key === '(' || token.key === ')';
}

/** "T55", "E 330": a number that is glued to a letter is part of the name. */
const isGlued = ({ tokens }: Line, index: number): boolean =>
  tokens[index - 1]?.kind === 'word' && tokens[index - 1]?.end === tokens[index]?.start;

/** "Tuorli 3", "Eggs x 2", "Butter 200 g", "Beurre - 25 grammes", "Salt, 1 teaspoon", "Salz: eine Prise". */
function readTail(line: Line): Amount | null {
  const { tokens } = line;
  const last = Math.min(tokens.length, FARTHEST_AMOUNT);
  for (let index = 1; index < last; index += 1) {
    if (opensParenthesis(line, index)) {
      index = (afterParenthesis(line, index) ?? tokens.length) - 1;
      continue;
    }
    const isMultiplied = index > 1 && isTimes(line, index - 1);
    if (isGlued(line, index) && !isMultiplied) continue;
    const separated = isSeparator(line, index - 1) || isMultiplied;
    const leadIn = readLeadIn(line, index);
    const start = leadIn.next;
    const isSpelled = tokens[start]?.kind === 'word';
    if ((isSpelled && !separated) || (start > index && !separated)) continue;
    const number = readNumber(line, start);
    const isShare = tokens[number?.next ?? start]?.key === '%';
    if (!number || isShare || valueOf(number.low) === 0) continue;
    const unit = readUnit(line, number.next);
    if (isSpelled && !unit) continue;
    const end = afterEquivalents(line, unit?.next ?? number.next);
    if (!endsAmount(line, end)) continue;
    const amount = readHeadAmount(line, start);
    if (amount) {
      const from = separated ? index - 1 : index;
      return withSpans(amount, [{ from, to: index, role: 'joint' }, ...leadIn.spans]);
    }
  }
  return null;
}

/** "Pickled ginger (about ¼ cup)", "Eggs (3)", "onions (2 large)": the only amount there is stands in parentheses. */
function readParenthesis(line: Line): Amount | null {
  const { tokens } = line;
  const last = Math.min(tokens.length, FARTHEST_AMOUNT);
  for (let index = 1; index < last; index += 1) {
    if (!opensParenthesis(line, index)) continue;
    const leadIn = readLeadIn(line, index);
    const start = leadIn.next;
    const number = tokens[start]?.kind === 'number' ? readNumber(line, start) : null;
    const unit = number && readMeasure(line, number.next);
    const end = number && afterEquivalents(line, unit?.next ?? afterSize(line, number.next));
    if (end && tokens[end]?.key === ')' && (unit || end === tokens.length - 1)) {
      const amount = readHeadAmount(line, start);
      const closing: Span = { from: end, to: end + 1, role: 'joint' };
      return amount && withSpans(amount, [...leadIn.spans, closing]);
    }
  }
  return null;
}

const afterSize = ({ tokens, lexicon }: Line, index: number): number =>
  lexicon.sizes.match(tokens, index)?.next ?? index;

/** "6 whole cloves", "4 rolls, split": a count word without a name behind it is the name. */
function withNamedUnit({ tokens }: Line, amount: Amount | null): Amount | null {
  if (!amount?.unit || kindOf(amount.unit) !== 'count') return amount;
  const name = amount.roles.indexOf('rest', amount.roles.indexOf('unit'));
  if (name >= 0 && tokens[name]?.key !== ',') return amount;
  const roles = amount.roles.map((role) =>
    role === 'unit' || role === 'modifier' ? 'rest' : role,
  );
  return { ...amount, unit: null, roles };
}

/** Where the amount of a line stands and what it says. */
export function readAmount(line: Line): Amount {
  const some = readSome(line);
  if (some) return some;
  const leadIn = readLeadIn(line, 0);
  const start = leadIn.next;
  const head = withNamedUnit(line, readHeadAmount(line, start));
  const isNamed = head?.roles.includes('rest', start);
  if (head && isNamed) return withSpans(head, leadIn.spans);
  return (
    readOneAndHalf(line) ??
    readBareUnit(line) ??
    readAfterJoiner(line) ??
    readTail(line) ??
    readParenthesis(line) ??
    readToTaste(line) ??
    noAmount(line.tokens.length)
  );
}
