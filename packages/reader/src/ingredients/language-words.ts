import type { ParticularUnit, UnitName } from './unit.ts';

interface UnitOfThings {
  readonly words: string;
  readonly things: string;
}

/**
 * What the reader must know of a language. Every list is one text of words parted by spaces; "_" stands
 * for the space inside a phrase, and dots of abbreviations are left out ("c. à s." is "c_à_s").
 */
export interface LanguageWords {
  readonly decimalComma: boolean;
  readonly units: Partial<Record<Exclude<UnitName, ParticularUnit>, string>>;
  /**
   * Units with the things they measure. Before any other a particular one is part of the name: "2 blades mace",
   * but "2 blade steaks"; a count before one of these is never part of it: "1 round brie", but "4 round steaks".
   */
  readonly unitsOfThings?: Partial<Record<UnitName, UnitOfThings>>;
  /** Number words by their value; "1" holds the indefinite articles too. */
  readonly numbers: Readonly<Record<string, string>>;
  /** Between amount and name: "2 cups _of_ flour". */
  readonly joiners: string;
  /** Whether a unit without a number needs a joiner to be one: "filo d'olio", but "Prise Salz". */
  readonly joinerNeeded: boolean;
  /** Units that mean one of them where no number stands before, as pinches and handfuls do everywhere. */
  readonly ones: string;
  /** Number words that follow another noun without a joiner: "Saft einer Zitrone". */
  readonly genitives: string;
  /** Between the two ends of a range. */
  readonly rangeWords: string;
  readonly plusWords: string;
  readonly approximately: string;
  /** Before an amount that is meant of every thing named behind it: "je 1 rote und grüne Paprika". */
  readonly each: string;
  /** Sizes and heaps that may stand between number and unit or number and name. */
  readonly sizes: string;
  /** Amounts without a number: "some", "a little". */
  readonly some: string;
  readonly toTaste: string;
  /** Phrases that begin a note even without a comma. */
  readonly noteStarts: string;
  /** Preparations that are a note when they end the name. */
  readonly prepared: string;
  /** What is listed in one line without amounts: "Salz, Pfeffer, Muskat". */
  readonly seasonings: string;
  /** What holds its sentences together; by these the language of a recipe is known. */
  readonly smallWords: string;
}
