import type { PhotoSuggestRequest } from '@commonplate/contract';

const QUERY_MAX = 100;

/** Words of praise and possession: they say nothing about what is on the plate. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a an the my our your best ever easy quick simple perfect homemade favorite favourite famous classic ultimate recipe recipes'.split(
    ' ',
  ),
);

/** In nearly every kitchen and in hardly any picture. */
const STAPLES =
  /\b(?:salt|pepper|water|oil|butter|sugar|flour|eggs?|milk|cream|baking|yeast|stock|broth|vanilla|cornstarch|cornflour|vinegar)\b/i;

const tidy = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const wordsOf = (text: string): string[] => tidy(text).split(' ').filter(Boolean);

/** "Grandma's best plum cake (easy)" is about "plum cake". */
function subjectOf(title: string): string {
  const words = wordsOf(title.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' '));
  const telling = words.filter(
    (word) => !EMPTY_WORDS.has(word.toLowerCase()) && !/\p{L}['’]s$/u.test(word),
  );
  return (telling.length > 0 ? telling : words).join(' ');
}

/** The dish without what it comes with: "roast chicken thighs with lemon" is "chicken thighs". */
function shortSubject(subject: string): string {
  const [dish = subject] = subject.split(
    /\s+(?:with|and|in|on|from|of|for|&|\+)\s+|\s*[,:;–—]\s*/i,
  );
  return wordsOf(dish || subject)
    .slice(-2)
    .join(' ');
}

/** "cooked chicken thighs, skin on (about 4)" is "cooked chicken thighs". */
const ingredientName = (item: string): string =>
  tidy(item.replace(/[,;(].*$/su, ''))
    .split(' ')
    .slice(0, 3)
    .join(' ');

/** What to ask a provider for, the closest first; each of the following finds more than the one before. */
export function photoQueries({ title, ingredients }: PhotoSuggestRequest): string[] {
  const subject = subjectOf(title) || tidy(title);
  const main = ingredients
    .map(ingredientName)
    .filter((name) => name !== '' && !STAPLES.test(name))
    .slice(0, 2);
  const unnamed = main.find((name) => !subject.toLowerCase().includes(name.toLowerCase()));
  const queries = [
    unnamed === undefined ? subject : `${subject} ${unnamed}`,
    subject,
    shortSubject(subject),
    main.join(' '),
  ];
  const whole = queries.map((query) => query.slice(0, QUERY_MAX).trim());
  return [...new Set(whole)].filter((query) => query !== '');
}
