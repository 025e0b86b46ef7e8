/** What stands between two things that are both meant, in the reader's languages. */
export const AND_WORDS = 'and|und|sowie|en|et|y|e|och|og|i|oraz|és';

/** What stands between two things of which one is meant. */
export const OR_WORDS = 'or|oder|of|ou|o|eller|lub|vagy';
