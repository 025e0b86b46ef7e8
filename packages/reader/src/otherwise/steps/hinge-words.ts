import type { Language } from '../../ingredients/language.ts';

/** What a small word says between two others: one for another of these, and the cook does something else. */
type Hinge =
  | 'and'
  | 'or'
  | 'with'
  | 'until'
  | 'if'
  | 'when'
  | 'while'
  | 'before'
  | 'after'
  | 'each'
  | 'in'
  | 'under'
  | 'from'
  | 'up'
  | 'down';
/** What may stand in the place of one of them, or in none: "at a low heat" for "over a low heat", "then stir" for "and stir", or a comma. */
type Stopgap = 'at' | 'next';

type Hinges = Partial<Record<Hinge | Stopgap, string>>;

/** The small words by which an order turns, without accents; longer ones tell something wherever they are. */
const WORDS: Record<Language, Hinges> = {
  en: {
    and: 'and',
    or: 'or',
    with: 'with',
    until: 'until till til',
    if: 'if',
    when: 'when once',
    while: 'while',
    each: 'each per every',
    in: 'in into on onto upon over inside',
    under: 'under',
    from: 'from',
    up: 'up',
    at: 'at to by for',
    next: 'then',
  },
  de: {
    and: 'und sowie',
    or: 'oder',
    with: 'mit',
    until: 'bis',
    after: 'nach',
    each: 'je pro jede jeden jedem jeder jedes',
    in: 'in im ins auf an am ans uber',
    from: 'aus',
    at: 'bei beim zu zum zur',
    next: 'dann danach anschliessend',
  },
  fr: {
    and: 'et',
    or: 'ou',
    with: 'avec',
    until: 'jusqu jusque',
    if: 'si',
    in: 'dans en sur',
    at: 'a au aux par pour pendant',
    next: 'puis ensuite',
  },
  it: {
    and: 'e ed',
    or: 'o od oppure',
    with: 'con col',
    until: 'fino finche',
    if: 'se',
    when: 'quando',
    while: 'mentre',
    each: 'ogni',
    in: 'in nel nello nella nei negli nelle su sul sullo sulla sui sugli sulle',
    at: 'a al allo alla ai agli alle per durante',
    next: 'poi quindi',
  },
  es: {
    and: 'y e',
    or: 'o u',
    with: 'con',
    until: 'hasta',
    if: 'si',
    when: 'cuando',
    while: 'mientras',
    after: 'despues',
    each: 'cada',
    in: 'en sobre',
    at: 'a al por para durante',
    next: 'luego entonces',
  },
  nl: {
    and: 'en',
    or: 'of',
    with: 'met',
    until: 'tot totdat',
    if: 'als',
    before: 'voor',
    after: 'na',
    each: 'per',
    in: 'in op over',
    from: 'uit',
    at: 'bij naar aan',
    next: 'dan daarna vervolgens',
  },
  pt: {
    and: 'e',
    or: 'ou',
    with: 'com',
    until: 'ate',
    if: 'se',
    when: 'quando',
    while: 'enquanto',
    after: 'depois',
    each: 'cada',
    in: 'em no na nos nas num numa sobre',
    at: 'a ao por para durante pelo pela',
    next: 'entao',
  },
  sv: {
    and: 'och',
    with: 'med',
    until: 'tills',
    if: 'om',
    when: 'nar',
    while: 'medan',
    after: 'efter',
    in: 'i pa over',
    under: 'under',
    from: 'fran ur',
    up: 'upp',
    down: 'ned ner',
    at: 'till vid for',
    next: 'sedan sen darefter',
  },
  da: {
    and: 'og',
    with: 'med',
    until: 'til indtil',
    when: 'nar',
    while: 'mens imens',
    after: 'efter',
    in: 'i pa over',
    under: 'under',
    from: 'fra',
    up: 'op',
    down: 'ned',
    at: 'ved for',
    next: 'derefter herefter',
  },
  no: {
    and: 'og',
    with: 'med',
    until: 'til inntil',
    when: 'nar',
    while: 'mens imens',
    after: 'etter',
    in: 'i pa over',
    under: 'under',
    from: 'fra',
    up: 'opp',
    down: 'ned',
    at: 'ved for',
    next: 'deretter',
  },
  pl: {
    and: 'i oraz',
    or: 'lub albo',
    with: 'z ze',
    until: 'az',
    when: 'gdy kiedy',
    before: 'przed',
    after: 'po',
    in: 'w we na nad',
    under: 'pod',
    at: 'do przy przez',
    next: 'potem nastepnie',
  },
  hu: {
    and: 'es',
    or: 'vagy',
    until: 'amig',
    if: 'ha',
    when: 'amikor',
    while: 'kozben',
    after: 'utan',
    next: 'majd aztan ezutan',
  },
};

const compiled = new Map<Language, ReadonlyMap<string, Hinge | Stopgap>>();

function hingesIn(language: Language): ReadonlyMap<string, Hinge | Stopgap> {
  const known = compiled.get(language);
  if (known) return known;
  const entries = Object.entries(WORDS[language]) as [Hinge | Stopgap, string][];
  const hinges = new Map(
    entries.flatMap(([hinge, words]) => words.split(' ').map((word) => [word, hinge] as const)),
  );
  compiled.set(language, hinges);
  return hinges;
}

const AND_SIGN = /[&+]/g;
const PARTING = /[,;:.()/–—]/g;

/** On what the words of a step turn, and the signs that may stand for some of them. */
export function hingesOf(
  words: readonly string[],
  text: string,
  language: Language,
): (Hinge | Stopgap)[] {
  const hinges = hingesIn(language);
  const said = words.flatMap((word) => hinges.get(word) ?? []);
  const ands = Array.from(text.match(AND_SIGN) ?? [], () => 'and' as const);
  const parts = Array.from(text.match(PARTING) ?? [], () => 'next' as const);
  return [...said, ...ands, ...parts];
}

const STANDS_FOR: Readonly<Record<Stopgap, Hinge>> = { at: 'in', next: 'and' };

/** Whether a step turns on a small word that nothing stands for in another: "with the lid on" and "with the lid". */
export function turnsOtherwise(
  ours: readonly (Hinge | Stopgap)[],
  theirs: readonly (Hinge | Stopgap)[],
): boolean {
  const counts = new Map<string, number>();
  for (const hinge of ours) counts.set(hinge, (counts.get(hinge) ?? 0) + 1);
  for (const hinge of theirs) counts.set(hinge, (counts.get(hinge) ?? 0) - 1);
  const stopgaps = new Map<string, number>(
    Object.entries(STANDS_FOR).map(([stopgap, hinge]) => [hinge, counts.get(stopgap) ?? 0]),
  );
  return [...counts].some(([hinge, count]) => {
    const instead = stopgaps.get(hinge) ?? 0;
    const isMadeUp = count * instead < 0 && Math.abs(instead) >= Math.abs(count);
    return count !== 0 && !(hinge in STANDS_FOR) && !isMadeUp;
  });
}
