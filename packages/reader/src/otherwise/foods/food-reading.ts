import { amountIn } from '../../ingredients/amount-in.ts';
import type { Lexicon } from '../../ingredients/lexicon.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { foodTerms, type Term } from './food-terms.ts';
import { withoutPointers } from './points-elsewhere.ts';
import { knownWhileReading } from '../../text/known-while-reading.ts';

type Stated = ReturnType<typeof amountIn>;

/** Reads lines and rows of one language. Each is held against others again and again, and read once. */
export class FoodReading {
  readonly lexicon: Lexicon;
  readonly #stated = new Map<string, Stated>();
  readonly #terms = new Map<string, readonly Term[]>();

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
  }

  /** The amount that a text states, with the line in which it stands. */
  amountIn(text: string): Stated {
    const before = this.#stated.get(text);
    if (before) return before;
    const stated = amountIn(text, this.lexicon);
    this.#stated.set(text, stated);
    return stated;
  }

  /** What a text says of a food beside how much. */
  termsIn(text: string): readonly Term[] {
    const before = this.#terms.get(text);
    if (before) return before;
    const terms = foodTerms(this.amountIn(withoutPointers(text)));
    this.#terms.set(text, terms);
    return terms;
  }
}

/** Of a page as it was last read. */
const known = knownWhileReading<object, FoodReading>();

/** Reads the list of a page, which is held against its rows again and again: as declared, and as the page writes it. */
export function foodReadingOf({ markup }: ScannedPage, lexicon: Lexicon): FoodReading {
  const before = known.get(markup);
  if (before?.lexicon === lexicon) return before;
  const reading = new FoodReading(lexicon);
  known.set(markup, reading);
  return reading;
}
