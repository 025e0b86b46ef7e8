/** What stands between two things that are both meant, in the reader's languages. */
export const AND_WORDS = 'and|und|sowie|en|et|y|e|och|og|i|oraz|és';

/** What stands before those that come along, where it is a word of its own. */
export const WITH_WORDS = 'with|mit|met|avec|con|com|med|z|ze';

/** What stands between two things of which one is meant. */
export const OR_WORDS = 'or|oder|of|ou|o|eller|lub|vagy';
