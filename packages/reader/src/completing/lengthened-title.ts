import { bareOf } from '../text/bare-text.ts';

const MORE_THAN_THE_DISH = /^\W*(?:recipe|re[cz]ept|receta|\d)\b/i;
const NAME_OF_SITE = /^\s+[|»·•–—-]\s+\S/u;

/** Microdata names often carry a rating, "recipe" or the name of the site, which the heading of the page leaves out. */
export function isLengthened(title: string, heading: string, shown: string): boolean {
  const extra = heading !== '' && title.startsWith(heading) ? title.slice(heading.length) : '';
  if (MORE_THAN_THE_DISH.test(extra)) return true;
  return NAME_OF_SITE.test(extra) && !shown.includes(bareOf(title));
}
