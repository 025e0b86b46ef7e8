import { emptyFinding, type Finding } from '../finding.ts';
import type { PageHead } from '../page-head.ts';
import { plainLine } from '../text/plain-text.ts';
import { readPageTitle } from './page-title.ts';
import type { PageDocument } from './page-document.ts';
import { LineReader } from './page-lines.ts';
import { readSections } from './read-sections.ts';
import { readFacts } from './visible-facts.ts';

/** The recipe a page shows to its readers, whether or not it also declares one. */
export function readVisiblePage(document: PageDocument, head: PageHead): Finding {
  const page = new LineReader().read(document.root);
  const { ingredients, steps } = readSections(document, page);
  return {
    ...emptyFinding('headings'),
    source: ingredients?.found === 'name' && steps?.found === 'name' ? 'plugin' : 'headings',
    title: plainLine(readPageTitle(page, head, ingredients?.at ?? 0)),
    ingredients: ingredients?.lines.map(plainLine) ?? [],
    steps: steps?.lines.map(plainLine) ?? [],
    ...readFacts(
      page.lines.map(({ text }) => text),
      ingredients?.at ?? 0,
    ),
  };
}
