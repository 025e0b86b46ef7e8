import { isDuration, readTiming, type Timing } from '../fields/duration.ts';
import { isElement, type DomElement } from './tree/dom-node.ts';
import { namesOf } from './tree/page-document.ts';
import type { PageLine } from './lines/page-lines.ts';

/** Facts that a page shows beside an icon, known by the class of their element alone. */
export interface NamedFacts {
  yieldText: string;
  prepTime: Timing | null;
  cookTime: Timing | null;
  totalTime: Timing | null;
}

const NAMES = {
  prepTime: /(?:^|[\s_-])prep(?:aration)?[-_]?time(?:$|[\s_-])/i,
  cookTime: /(?:^|[\s_-])(?:cook|cooking|bake|baking)[-_]?time(?:$|[\s_-])/i,
  totalTime: /(?:^|[\s_-])(?:total|ready)[-_]?time(?:$|[\s_-])/i,
  yieldText: /(?:^|[\s_-])(?:servings?|portions?|yields?)(?:$|[\s_-])/i,
} as const;

const COUNT = /^\d{1,3}(?:\s*[-–]\s*\d{1,3})?(?:\s\p{L}+)?$/u;
const MOST_LEVELS = 3;

function namesAround(element: DomElement | null): string {
  const names: string[] = [];
  let node: object | null = element;
  for (let level = 0; level < MOST_LEVELS && node && isElement(node); level++) {
    names.push(namesOf(node));
    node = node.parent;
  }
  return names.join(' ');
}

/** The first value under each name among lines that hold nothing but a time or a number. */
export function readNamedFacts(lines: readonly PageLine[]): NamedFacts {
  const facts: NamedFacts = { yieldText: '', prepTime: null, cookTime: null, totalTime: null };
  for (const { text, element } of lines) {
    const duration = isDuration(text) || /^\d{1,2}:\d{2}$/.test(text);
    if (!duration && !COUNT.test(text)) continue;
    const names = namesAround(element);
    if (!duration) {
      if (NAMES.yieldText.test(names)) facts.yieldText ||= text;
      continue;
    }
    for (const name of ['prepTime', 'cookTime', 'totalTime'] as const)
      if (NAMES[name].test(names)) facts[name] ??= readTiming(text);
  }
  return facts;
}

const A_DAY = 24 * 60;

/** A time that stands all alone at the head of a recipe is how long it takes. */
export function readLoneTime(lines: readonly PageLine[]): Timing | null {
  const [only, ...others] = lines.filter(({ text }) => isDuration(text));
  const time = only && others.length === 0 ? readTiming(only.text) : null;
  return time && time.minutes <= A_DAY ? time : null;
}
