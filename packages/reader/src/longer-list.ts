import { listGoesOn } from './list-goes-on.ts';
import { bareOf } from './text/bare-text.ts';

export interface ShownPage {
  html: string;
  /** Bare text of what the page shows. */
  shown: string;
}

/** The first declared line that some number follows on the page that begins none of the others: worth a closer look. */
function mayGoOn(bare: readonly string[], shown: string): number {
  return bare.findIndex((line) => {
    const at = shown.indexOf(line);
    if (at < 0 || line === '') return false;
    const end = at + line.length;
    return /\d/.test(shown.charAt(end)) && !bare.some((other) => shown.startsWith(other, end));
  });
}

const NAMED_PART = /^\p{L}{3,40}\d/u;
/** How the words begin that open the steps, or what else stands behind a list. */
const OTHER_PART =
  /^(?:instruct|direction|method|prepar|step|how|nutri|note|tip|equipment|zubereit|anleit|nährwert|schritt|bereiding|voeding|étape|elabora|passo|paso|modo|proced|gör|såd|slik|fremgang|elkész|sposób|wykonan)/;

/** Whether a number follows the last declared line behind a word or two, as in the next part of a list. */
function mayGoOnBelow(bare: readonly string[], shown: string): boolean {
  const last = bare.at(-1) ?? '';
  const at = last === '' ? -1 : shown.lastIndexOf(last);
  const behind = at < 0 ? '' : shown.slice(at + last.length, at + last.length + 60);
  return NAMED_PART.test(behind) && !OTHER_PART.test(behind);
}

/** "Salt and pepper" and how the words begin that open the steps. */
const REST_BEFORE_STEPS =
  /^(?:sea|kosher|olive|gros)?(?:salt|pepper|sugar|water|oil|salz|pfeffer|zucker|wasser|öl|zout|peper|suiker|sel|poivre|sucre|huile|sal|pimienta|pimenta|aceite|azeite|azúcar|açúcar|pepe|olio|zucchero|acqua|peppar|socker|olja|peber|sukker|olie|olje|sól|pieprz|cukier|olej|só|bors|cukor|olaj).{0,40}?(?:instruct|direction|method|prepar|zubereit|anleit|bereiding|werkwijze|étapes|elabora|mododepre|proced|görsåhär|sådangør|slikgjør|fremgang|framgang|elkész|sposób|wykonan|przygotow)/u;

/** Whether what needs no amount stands between the last declared line and the heading of the steps. */
function mayHaveRest(bare: readonly string[], shown: string): boolean {
  const last = bare.at(-1) ?? '';
  const at = last === '' ? -1 : shown.indexOf(last);
  return at >= 0 && REST_BEFORE_STEPS.test(shown.slice(at + last.length, at + last.length + 70));
}

const MAX_COMPARED = 150;

/** Whether the list that a page shows has ingredients that its data leaves out. */
export function moreIsShown(declared: readonly string[], { html, shown }: ShownPage): boolean {
  const bare = declared.slice(0, MAX_COMPARED).map(bareOf);
  const goesOn = mayGoOn(bare, shown);
  const ends = [
    ...(goesOn < 0 ? [] : declared.slice(goesOn, goesOn + 1)),
    ...(mayGoOnBelow(bare, shown) || mayHaveRest(bare, shown) ? declared.slice(-1) : []),
  ];
  return listGoesOn(ends, declared, html);
}
