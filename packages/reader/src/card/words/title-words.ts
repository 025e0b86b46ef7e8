import { NAMING_WORDS } from './cooking-words.ts';
import { FROM_ABROAD, OTHER_DISHES, PEOPLES, PLACES } from './dish-and-place-words.ts';
import { GIVEN_NAMES, KIN_WORDS } from './given-names.ts';

const BY_WHOM =
  'aunt uncle cousin sister brother chef captain doctor pastor reverend miss signora signor lady neighbor neighbour';
const PRAISED =
  'authentic award-winning best classic company copycat country delicious easy everyday famous fancy favorite favourite foolproof grandma great heirloom holiday homemade hearty lazy legendary magic old-fashioned original perfect picnic quick secret simple special traditional ultimate weeknight winning wonderful';

/** What a title speaks of: the dish, where it comes from, who made it, and how people praise it. */
export const TITLE_WORDS: readonly string[] = [
  ...NAMING_WORDS,
  ...OTHER_DISHES,
  ...PEOPLES,
  ...PLACES,
  ...FROM_ABROAD,
  ...KIN_WORDS,
  ...BY_WHOM.split(' '),
  ...PRAISED.split(' '),
];

/** "Carol's", "Grandma's". */
export const WHOSE_DISH: readonly string[] = [...GIVEN_NAMES, ...KIN_WORDS].map(
  (name) => `${name}'s`,
);
