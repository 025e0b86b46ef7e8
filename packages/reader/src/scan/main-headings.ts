import { plainLine } from '../text/plain-text.ts';
import type { Markup } from './page-markup.ts';

const HEADING_MAX = 2_000;
const HEADING = /^<h1\b[^>]*>([\s\S]*?)<\/h1/i;

/** The texts of the main headings that stand at some places of the markup. */
export const mainHeadings = (markup: Markup, places: readonly number[]): string[] =>
  places
    .map((at) => plainLine(HEADING.exec(markup.slice(at, at + HEADING_MAX))?.[1] ?? ''))
    .filter((heading) => heading !== '');
