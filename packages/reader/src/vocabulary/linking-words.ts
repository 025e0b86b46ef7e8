/** Words of four and more letters that are said in any sentence, in the reader's languages. */
export const LINKING_WORDS: ReadonlySet<string> = new Set(
  [
    'with into until then over from them that this your some more when well each about',
    'dann über noch nach oder auch eine einen einem einer alles sich wird lassen',
    'naar alle voor laat deze daar hier nog dan met een even goed',
    'avec dans pour puis sans tout bien faire leur cette',
    'para hasta como todo bien unos unas sobre entre esta',
    'pelo pela mais para todo toda bem como sobre',
    'alla nella della dello sulla poi tutto bene come',
    'från till över under sedan alla efter låt ihop',
    'over till efter alle lidt godt indtil derefter',
    'over till etter alle litt godt deretter',
    'przez oraz razem potem około jest',
    'majd közben hogy össze után amíg',
  ]
    .join(' ')
    .split(' '),
);
