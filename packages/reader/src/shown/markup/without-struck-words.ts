import { withoutElements } from './without-elements.ts';

const STRIKING = /<(del|s|strike|span|b|em|i|strong)\b([^<>]{0,1000})>/gi;
const STRUCK_NAMES: ReadonlySet<string> = new Set(['del', 's', 'strike']);
const STRUCK_LOOKS =
  /\sstyle\s{0,3}=[^<>]{0,300}?text-decoration(?:-line)?\s{0,3}:[^;<>"']{0,40}line-through/i;

const STRUCK = /<(?:del|s|strike)[\s>]|line-through/i;

/** Whether some markup may strike words out, which is sooner told than which. */
export const mayBeStruck = (markup: string): boolean => STRUCK.test(markup);

/** Whether what follows some markup is struck out by the tag with which that ends, or stands behind what is. */
export const isStruckBefore = (markup: string): boolean =>
  /(?:<(?:del|s|strike)\b[^<>]{0,100}|line-through[^<>]{0,60})>[^<>]{0,40}(?:<\/[a-z]{1,6}\s?>\s{0,20})?$/i.test(
    markup,
  );

/** Some markup without the words that it strikes out: they are what the page no longer says. */
export const withoutStruckWords = (markup: string): string =>
  mayBeStruck(markup)
    ? withoutElements(
        markup,
        STRIKING,
        ({ name, attributes }) => STRUCK_NAMES.has(name) || STRUCK_LOOKS.test(attributes),
      )
    : markup;
