import type { ScannedPage } from '../../scan/scan-page.ts';
import { placesIn } from '../../text/places-in.ts';
import { plainLines } from '../../text/plain-text.ts';
import { ENERGY_STEMS, NUTRITION_STEMS, PROTEIN_STEMS } from '../../vocabulary/nutrient-stems.ts';

const MOST_PLACES = 4;
const REACH = 300;
/** How many signs a letter or figure of bare text may take with those that are left out of it. */
const SIGNS_EACH = 2;
/** A number may stand in one element and its unit in the next. */
const UNIT_REACH = 160;
const MOST_MARKUP = 30_000;

/** A part of the bare text of a page. */
export interface Panel {
  from: number;
  to: number;
}

/** The parts of a page around some words. */
function partsAround(words: readonly string[], shown: string): readonly Panel[] {
  const panels: Panel[] = [];
  const found = words.flatMap((stem) => [...placesIn(shown, stem, MOST_PLACES)]);
  for (const at of found.toSorted((one, other) => one - other)) {
    const last = panels.at(-1);
    const to = Math.min(shown.length, at + REACH);
    if (last && at - REACH <= last.to) last.to = to;
    else panels.push({ from: Math.max(0, at - REACH), to });
  }
  return panels;
}

/** The parts in which a page may tell of nutrition, and whether it says there that it does. */
export function nutritionPanels(shown: string): { panels: readonly Panel[]; areSure: boolean } {
  for (const words of [ENERGY_STEMS, NUTRITION_STEMS]) {
    const panels = partsAround(words, shown);
    if (panels.length > 0) return { panels, areSure: true };
  }
  return { panels: partsAround(PROTEIN_STEMS, shown), areSure: false };
}

const TAG_BEFORE_WORD = /<[^<>]*>(?=[\p{L}\d(&%])/gu;
const TAG = /<[^<>]*>/g;

/** Some markup without the last word or tag, of which the rest may be missing. */
function withoutCutOff(markup: string): string {
  const tagAt = markup.lastIndexOf('<');
  const end = markup.lastIndexOf('>');
  return markup.slice(0, tagAt > end ? tagAt : Math.max(end + 1, markup.lastIndexOf(' ')));
}

/** What a page has written in a panel: numbers with their points, and apart what stands in elements of its own. */
export function writtenIn({ from, to }: Panel, { markup, places }: ScannedPage): string {
  const end = places.of(to - 1);
  const start = places.of(from).markupAt;
  const behind = end.markupAt + (to - end.bareAt) * SIGNS_EACH + UNIT_REACH;
  const until = Math.min(behind, start + MOST_MARKUP);
  const part = markup.slice(start, until);
  const whole = until < markup.length ? withoutCutOff(part) : part;
  return plainLines(whole.replace(TAG_BEFORE_WORD, ' ').replace(TAG, '')).join(' ');
}
