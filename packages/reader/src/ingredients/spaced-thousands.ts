import { fraction } from './fraction.ts';
import type { Lexicon } from './lexicon.ts';
import { inOnePiece, numberToken } from './token.ts';
import type { Token } from './token.ts';
import { kindOf } from './unit.ts';

/** Nobody writes four kilos in grams: "4 150 g" are four pieces of that weight. */
const MOST_THOUSANDS = 3;

function joined(tokens: readonly Token[], index: number): Token | null {
  const [first, rest] = tokens.slice(index, index + 2);
  if (!first || !rest || rest.start !== first.end + 1) return null;
  if (!/^[1-9]\d{0,2}$/u.test(first.text) || !/^\d{3}$/u.test(rest.text)) return null;
  // "T55 500 g": what is glued to a letter is part of a name.
  const before = tokens[index - 1];
  if (before?.kind === 'word' && before.end === first.start) return null;
  const text = `${first.text} ${rest.text}`;
  return numberToken(text, first.start, inOnePiece(fraction(Number(first.text + rest.text))));
}

/** "1 400 g tin" is one tin; "1 200 g laks" and "1 200-1 500 g" are weights where thousands are parted by a space. */
function isMeasured(tokens: readonly Token[], index: number, lexicon: Lexicon): boolean {
  const isRange = tokens[index]?.kind === 'mark' && joined(tokens, index + 1) !== null;
  const unit = lexicon.units.match(tokens, isRange ? index + 3 : index);
  if (!unit || kindOf(unit.value) !== 'measure') return false;
  const holder = lexicon.units.match(
    tokens,
    lexicon.sizes.match(tokens, unit.next)?.next ?? unit.next,
  );
  return holder === null || kindOf(holder.value) !== 'container';
}

/** Numbers whose thousands are parted by a space, "1 000", as the one number they are. */
export function withThousandsJoined(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const all: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const number = token?.kind === 'number' ? joined(tokens, index) : null;
    const isThousand =
      number !== null &&
      (tokens[index + 1]?.text.startsWith('0') === true ||
        (lexicon.decimalComma &&
          Number(token?.text) <= MOST_THOUSANDS &&
          isMeasured(tokens, index + 2, lexicon)));
    if (isThousand) index += 1;
    const taken = isThousand ? number : token;
    if (taken) all.push(taken);
  }
  return all;
}
