import { namesListedFood } from '../../foods/food-words.ts';
import { isTool } from '../../foods/listed-kind.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import { bareOf } from '../../text/bare-text.ts';
import { once } from '../../text/once.ts';
import { countedBehind } from './counted-behind.ts';
import { hasNewName, namesIn } from './food-row.ts';
import { markedLike } from './marked-item.ts';
import type { OutlineRow } from './outline-row.ts';
import { partRows } from './part-rows.ts';
import { exactPlaces, placesOfRows } from './row-places.ts';

const shareName = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((word) => other.some((name) => name.includes(word) || word.includes(name)));

/** A declared line that no row of the page holds as it is declared. */
interface Unseen {
  place: number;
  names: readonly string[];
}

/** Declared ingredients as the rows of a page show them. */
export class DeclaredFoods {
  readonly #rows: readonly OutlineRow[];
  readonly #placeOf: ReadonlyMap<OutlineRow, number>;
  readonly #unseen: readonly Unseen[];
  readonly #known: string;
  readonly #rowOf = once(() => new Map([...this.#placeOf].map(([row, place]) => [place, row])));
  readonly #looks = once(() => new Set([...this.#placeOf.keys()].map(({ look }) => look)));
  readonly #linked = once(
    () => new Set([...this.#placeOf.keys()].flatMap((row) => (row.holdsLink ? row.list : []))),
  );
  readonly #parts = once(() => partRows(this.#rows));
  readonly #isCounted = once(() => countedBehind(this.#placeOf.keys()));
  readonly #isMarked = once(() => markedLike(this.#placeOf.keys(), 'ingredients'));
  readonly #language: () => ReturnType<typeof guessLanguage>;
  /** Whether the page has some line in more than one row. */
  readonly isShownTwice: boolean;

  /** `rows` are all that may hold a line. */
  constructor(declared: readonly string[], rows: readonly OutlineRow[]) {
    this.#rows = rows;
    this.#placeOf = placesOfRows(rows, exactPlaces(declared));
    this.isShownTwice = new Set(this.#placeOf.values()).size < this.#placeOf.size;
    const shown = new Set([...this.#placeOf.keys()].map(({ bare }) => bare));
    this.#unseen = declared.flatMap((line, place) =>
      shown.has(bareOf(line)) ? [] : { place, names: namesIn(line) },
    );
    const all = declared.join(' ');
    this.#known = all.toLowerCase();
    this.#language = once(() => guessLanguage(all));
  }

  get unseen(): number {
    return this.#unseen.length;
  }

  /** How many of those no row tells in other words. */
  get lost(): number {
    const others = this.#rows
      .filter((row) => !this.#placeOf.has(row))
      .map(({ text }) => namesIn(text));
    return this.#unseen.filter(({ names }) => !others.some((other) => shareName(names, other)))
      .length;
  }

  /** Which line a row holds. */
  heldBy(row: OutlineRow): number | null {
    return this.#placeOf.get(row) ?? null;
  }

  /** Whether a row is written as some declared one is. */
  looksLike({ look }: OutlineRow): boolean {
    return this.#looks().has(look);
  }

  /** Whether a row is the head of a table that has the lines below: "8 scones". */
  isHead(row: OutlineRow): boolean {
    return row.look.endsWith(' th') && !this.looksLike(row);
  }

  /** Whether a row leads elsewhere, as the declared ones beside it do not. */
  leadsAway({ isLinked, list }: OutlineRow): boolean {
    return isLinked && !this.#linked().has(list);
  }

  /** Whether a row gives its amount behind its name, as all of the list do: "Eggs 3". */
  isCounted(row: OutlineRow): boolean {
    return this.#isCounted()(row);
  }

  /** Whether the site says of a row what it says of the declared ones. */
  isMarked(row: OutlineRow): boolean {
    return this.#isMarked()(row);
  }

  namesPart(row: OutlineRow): boolean {
    return this.#parts().has(row);
  }

  /** Whether a text has a name that no line has. */
  namesNew(text: string): boolean {
    return hasNewName(text, this.#known);
  }

  /** Whether a text names a food that is known in the language of the list. */
  namesFood(text: string): boolean {
    return namesListedFood(text, this.#language());
  }

  /** Whether a text names a food that no line does, and not only another word for one. */
  namesNewFood(text: string): boolean {
    return namesIn(text).some((name) => this.namesFood(name) && this.namesNew(name));
  }

  isTool(text: string): boolean {
    return isTool(text, this.#language());
  }

  /** Whether a row stands between two lines that follow each other in the data: it is then no row of a list in other measures. */
  isBetweenNeighbours(row: OutlineRow): boolean {
    const at = this.#rows.indexOf(row);
    const [above, below] = [this.#rows[at - 1], this.#rows[at + 1]];
    if (!above || !below || above.list !== below.list) return false;
    const before = this.#placeOf.get(above);
    return before !== undefined && this.#placeOf.get(below) === before + 1;
  }

  /** Whether a row stands behind declared ones of its list, with nothing but others for the kitchen between them. */
  isAmongTools(row: OutlineRow): boolean {
    const above = this.#rows
      .slice(0, this.#rows.indexOf(row))
      .findLast(
        (other) => other.list !== row.list || this.#placeOf.has(other) || !this.isTool(other.text),
      );
    return above?.list !== row.list || this.#placeOf.has(above);
  }

  /** Whether a row is what the page shows in the place of a line that it does not show as declared. */
  standsFor(row: OutlineRow): boolean {
    if (this.#unseen.length === 0) return false;
    const names = namesIn(row.text);
    const alike = this.#unseen.filter((line) => shareName(line.names, names));
    if (alike.length === 0) return false;
    return !(
      this.isBetweenNeighbours(row) && alike.every(({ place }) => this.#hasOwnRow(place, row))
    );
  }

  /** Whether the page has a row of its own for a line that it does not show as declared: beside that of the line before or behind. */
  #hasOwnRow(place: number, other: OutlineRow): boolean {
    return [-1, 1].some((step) => {
      const beside = this.#rowOf().get(place + step);
      const own = beside && this.#rows[this.#rows.indexOf(beside) - step];
      return (
        own !== undefined && own !== other && own.list === beside?.list && !this.#placeOf.has(own)
      );
    });
  }
}
