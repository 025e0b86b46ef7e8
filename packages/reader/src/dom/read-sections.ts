import { sectionKind } from '../vocabulary/section-words.ts';
import { ingredientLikeness, statesAmount, stepLikeness } from './line-likeness.ts';
import type { PageDocument } from './page-document.ts';
import type { PageLine, PageLines } from './page-lines.ts';
import { sectionCandidates, type Candidate } from './section-candidates.ts';
import { STEP_LABEL } from './step-label.ts';

const NOISE =
  /^(?:(?:us|metric|us customary|imperial|customary)(?: (?:us|metric|customary|imperial|units?))*|(?:½x|1\/2x|[1-4]x)(?: [1-4]x)*|scale|units?|(?:\+|-|–)|cook mode.*|prevent your screen.*|(?:add|save) (?:all |ingredients? )?(?:to|in) .{0,40}|shop .{0,30}|buy .{0,30}|copy.{0,30}|print.{0,20}|(?:de)?select all.*|serv(?:es|ings?)[:\s]*\d*.{0,20}|portionen.{0,20}|advertisement|anzeige|reklame|werbung|ad|jump to .{0,30}|get ingredients.*|powered by.*|check all.*|deselect.*)$/iu;
const GROUP_TITLE = /^[^\d½¼¾]{2,60}:$/u;

export interface Section {
  lines: string[];
  at: number;
  score: number;
  found: Candidate['found'];
}

/** "200 g" and "flour" in cells of their own, put together. */
function joinAmounts(lines: readonly PageLine[]): PageLine[] {
  const bare = /^(?:ca\.?\s*)?[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞\s.,/–-]*\s*\p{L}{0,12}\.?$/u;
  const joined: PageLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as PageLine;
    const next = lines[at + 1];
    const sibling =
      next !== undefined &&
      line.element !== null &&
      line.tag !== 'li' &&
      line.element.parent === next.element?.parent;
    if (sibling && bare.test(line.text) && !bare.test(next.text) && next.text.length < 120) {
      joined.push({ ...next, heading: 0, text: `${line.text} ${next.text}` });
      at += 1;
    } else joined.push(line);
  }
  return joined;
}

/** A list printed twice, for wide and for narrow screens, once. */
function oncePrinted(lines: string[]): string[] {
  const count = new Map<string, number>();
  for (const line of lines) count.set(line, (count.get(line) ?? 0) + 1);
  const times = Math.min(...count.values());
  return times > 1 ? [...count.keys()] : lines;
}

function ingredientSection({ lines, at, weight, found }: Candidate): Section {
  const kept: string[] = [];
  let score = 0;
  let sure = 0;
  for (const line of joinAmounts(lines)) {
    const kind = sectionKind(line.text);
    if (kind === 'steps' || kind === 'other') {
      if (kept.length > 0 && line.heading > 0) break;
      continue;
    }
    if (kind === 'ingredients' || NOISE.test(line.text) || STEP_LABEL.test(line.text)) continue;
    const amount = statesAmount(line.text);
    if ((line.heading > 0 && !amount) || GROUP_TITLE.test(line.text)) continue;
    const likeness = ingredientLikeness(line.text);
    if (likeness > 0) sure += 1;
    score += likeness > 0 ? 1 : likeness < 0 ? -1 : 0.25;
    kept.push(line.text);
  }
  const list = oncePrinted(kept);
  const share = kept.length > 0 ? sure / kept.length : 0;
  const believable = share >= 0.3 || (found !== 'list' && kept.length >= 2 && share > 0) ? 1 : 0.2;
  return {
    lines: list,
    at,
    score: score * weight * believable * (list.length / Math.max(1, kept.length)),
    found,
  };
}

function stepSection({ lines, at, weight, found }: Candidate): Section {
  const kept: string[] = [];
  let score = 0;
  for (const line of lines) {
    const kind = sectionKind(line.text);
    if (kind === 'ingredients' || kind === 'other') {
      if (kept.length > 0 && line.heading > 0) break;
      continue;
    }
    if (kind === 'steps' || NOISE.test(line.text) || STEP_LABEL.test(line.text)) continue;
    const title = line.heading > 0 && line.text.length < 80;
    score += title ? 0 : stepLikeness(line.text);
    if (!title || line.heading === 7) kept.push(line.text);
  }
  const list = oncePrinted(kept);
  return {
    lines: list,
    at,
    score: score * weight * (list.length / Math.max(1, kept.length)),
    found,
  };
}

const best = (sections: readonly Section[]): Section | null => {
  let chosen: Section | null = null;
  for (const section of sections) {
    if (
      section.lines.length > 0 &&
      section.score > 0.5 &&
      section.score > (chosen?.score ?? 0) + 1e-9
    )
      chosen = section;
  }
  return chosen;
};

export interface RecipeSections {
  ingredients: Section | null;
  steps: Section | null;
}

/** The ingredients and the steps as the page shows them. */
export function readSections(document: PageDocument, page: PageLines): RecipeSections {
  const ingredients = best(sectionCandidates(document, page, 'ingredients').map(ingredientSection));
  const start = ingredients?.at ?? 0;
  const steps = best(
    sectionCandidates(document, page, 'steps')
      .map(stepSection)
      // The steps follow the ingredients, and not far behind.
      .map((section) => {
        const gap = section.at - start;
        const near = gap >= 0 && gap < 120 ? 1 : 0.5;
        return { ...section, score: section.score * near };
      }),
  );
  return { ingredients, steps };
}
