import { partOfList, partTitled } from '../../vocabulary/part-words.ts';
import { sectionKind } from '../../vocabulary/section-words.ts';
import type { PageLine, PageLines } from '../lines/page-lines.ts';
import type { Candidate } from './section-candidates.ts';
import { ingredientSection, type Section } from './section.ts';

/** A list of ingredients under a heading of its own. */
export interface HeadedList {
  section: Section;
  /** Where its heading stands, or the title above that. */
  from: number;
  /** Where its lines end. */
  to: number;
  /** The title above its heading, if there is one. */
  title: PageLine | null;
  /** The part of a dish that it is for. */
  part: string | null;
}

const LIKELY = 1;
const ABOVE = 3;
const TITLE_MAX = 90;

const isTitle = ({ heading, text }: PageLine): boolean =>
  heading > 0 && text.length <= TITLE_MAX && sectionKind(text) === null;

/** The heading right above another, with no more than a line or two of facts between them. */
function titleAbove(page: PageLines, headingAt: number): number | null {
  for (let at = headingAt - 1; at >= Math.max(0, headingAt - ABOVE); at--) {
    const line = page.lines[at];
    if (!line || line.tag === 'li') return null;
    if (line.heading > 0) return isTitle(line) ? at : null;
  }
  return null;
}

/** The lists of a page that stand under headings, in their order. */
export function headedLists(candidates: readonly Candidate[], page: PageLines): HeadedList[] {
  const found: HeadedList[] = [];
  for (const candidate of candidates.toSorted((a, b) => a.at - b.at)) {
    if (candidate.found !== 'heading' || candidate.at < (found.at(-1)?.to ?? 0)) continue;
    const section = ingredientSection(candidate);
    if (section.score < LIKELY) continue;
    const headingAt = candidate.at - 1;
    const titleAt = titleAbove(page, headingAt);
    const title = titleAt === null ? null : (page.lines[titleAt] ?? null);
    const heading = page.lines[headingAt]?.text ?? '';
    found.push({
      section,
      from: titleAt ?? headingAt,
      to: candidate.at + candidate.lines.length,
      title,
      part: partOfList(heading) ?? (title ? partTitled(title.text) : null),
    });
  }
  return found;
}
