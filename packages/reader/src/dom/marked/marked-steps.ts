import { parseBlock } from '../../jsonld/parse-block.ts';
import { stepLines } from '../../jsonld/step-lines.ts';
import { bareOf } from '../../text/bare-text.ts';
import { plainLines } from '../../text/plain-text.ts';
import {
  opensStepsVaguely,
  sectionKind,
  type SectionKind,
} from '../../vocabulary/section-words.ts';
import { withoutLabel } from '../../vocabulary/step-label.ts';
import { linesIn } from '../lines/element-lines.ts';
import { isNoise } from '../../lines/line-noise.ts';
import { withRowName } from '../../lines/step-name.ts';
import { endsSentence } from '../../lines/step-ends.ts';
import { withoutLinksBelow } from '../sections/links-below.ts';
import { firstShown, holderOf } from './marked-carriers.ts';
import { namedStep } from './named-step.ts';
import { isElement, type DomElement } from '../tree/dom-node.ts';
import type { PageLine } from '../lines/page-lines.ts';
import { partHeadings } from '../sections/part-headings.ts';
import { statedIn } from './property-value.ts';
import { sectionNames } from './section-name.ts';
import { withoutBeside } from '../sections/shown-items.ts';

const TEXT = /(?:^|[\s:])text$/;

/** The text of a step that an element holds for programs alone. */
const textWithin = ({ children }: DomElement): string =>
  children
    .filter(isElement)
    .filter(({ attribs }) => TEXT.test(attribs['itemprop'] ?? attribs['property'] ?? ''))
    .map(statedIn)
    .join('\n');

/** Steps in an attribute: as text, or as the list that templates put there whole. */
function statedSteps(element: DomElement): string[] {
  const stated = statedIn(element) || textWithin(element);
  return /^\[\s*[{"]|^\{\s*"/.test(stated) ? stepLines(parseBlock(stated)) : plainLines(stated);
}

const STEP = /HowToStep/i;

const isStep = ({ attribs }: DomElement): boolean =>
  STEP.test(attribs['itemtype'] ?? attribs['typeof'] ?? '');

const opens = (line: PageLine, kind: SectionKind): boolean =>
  line.heading > 0 && sectionKind(line.text) === kind;

const TITLE_WORDS = 3;

/** "Method", in bold type or not; "Method: mix it all and bake it" is a step. */
const isTitle = ({ text, heading }: PageLine): boolean => {
  const kind = sectionKind(text);
  if (kind === null) return false;
  return heading > 0 || (kind === 'steps' && text.split(' ').length <= TITLE_WORDS);
};

const ENOUGH_STEPS = 2;

/** Where the steps begin in an article that is marked as a whole, with the story before them. */
function storyEnd(lines: readonly PageLine[]): number {
  const start = lines.findIndex(
    (line) => opens(line, 'steps') || (line.heading > 0 && opensStepsVaguely(line.text)),
  );
  const before = lines.slice(0, Math.max(0, start));
  const after = lines.slice(start + 1).filter(({ heading }) => heading === 0);
  const isStory = before.some(({ heading }) => heading === 0) && !before.some(isItem);
  return isStory && after.length >= ENOUGH_STEPS ? start + 1 : 0;
}

const isItem = ({ tag, text }: PageLine): boolean => tag === 'li' || /^\d{1,2}[.)]/.test(text);

/** Where an element holds the ingredients or a story as well, what stands under the heading of the steps. */
function stepsPart(lines: readonly PageLine[]): readonly PageLine[] {
  const before = lines.findIndex((line) => opens(line, 'ingredients'));
  const start = lines.findIndex((line, at) => at > before && opens(line, 'steps'));
  return lines.slice(before >= 0 && start >= 0 ? start : storyEnd(lines));
}

/** Up to the heading that opens something else, such as notes. */
function shownSteps(element: DomElement): string[] {
  const kept: string[] = [];
  const shown = stepsPart(withoutBeside(linesIn(element))).filter((line) => !isNoise(line));
  const lines = withoutLinksBelow(shown);
  const headings = partHeadings(lines.filter((line) => !isTitle(line)));
  const parts = sectionNames(element);
  let part = '';
  for (const line of lines) {
    if (kept.length > 0 && (opens(line, 'other') || opens(line, 'ingredients'))) break;
    if (isTitle(line)) continue;
    if (parts.has(line.text) || headings.has(line.text)) {
      const named = parts.has(line.text) || headings.size > 1 || kept.length > 0;
      part = named ? `${withoutLabel(line.text).replace(/[:.]$/, '')}: ` : '';
      continue;
    }
    kept.push(part + withoutLabel(withRowName(line)));
    part = '';
  }
  return kept;
}

/** Without the element that tells in one text what the others tell step by step. */
function onceTold(told: readonly string[][]): readonly string[][] {
  if (told.length < 3) return told;
  const texts = told.map((steps) => bareOf(steps.join('')));
  const longest = texts.reduce(
    (best, text, at) => (text.length > (texts[best] ?? '').length ? at : best),
    0,
  );
  const others = texts.filter((_, at) => at !== longest).join('');
  return others === texts[longest] ? told.filter((_, at) => at !== longest) : told;
}

function stepsOf(element: DomElement): string[] {
  const shown = namedStep(element) ?? shownSteps(element);
  return shown.length > 0 ? shown : statedSteps(element);
}

/** The steps of the elements that are marked as instructions. */
export function markedSteps(carriers: readonly DomElement[]): string[] {
  const elements = firstShown(carriers);
  const marked = new Set<object>(elements);
  const own = elements.filter((element) => !holderOf(element, marked));
  const areSteps = own.length > 1 && own.every(isStep);
  return onceTold(own.map(areSteps ? oneStep : stepsOf)).flat();
}

/** A step that is marked as such, in one line, where its paragraphs are sentences. */
function oneStep(element: DomElement): string[] {
  const lines = stepsOf(element);
  return lines.slice(0, -1).every(endsSentence) ? [lines.join(' ')] : lines;
}
