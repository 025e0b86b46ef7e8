import type { Markup } from '../scan/page-markup.ts';
import { classOf } from '../text/class-of.ts';
import { once } from '../text/once.ts';
import { plainLine } from '../text/plain-text.ts';
import { STEP_LABEL } from '../vocabulary/step-label.ts';

/** What tells the elements that hold lines of one kind from others. */
export interface LineOpening {
  name: string;
  look: string;
  /** What counts the line by itself before it: "Step 4", "4"; empty where nothing does. */
  label: () => string;
}

const LOOK_BACK = 2_300;
const OPENING = /^<([a-z][a-z\d]*)\b([^<>]*)>$/i;
/** A box to tick stands before the words. */
const INPUT = /^<input\b[^<>]*>$/i;

/** The last tag of a part of the markup, and what stands before it. */
function lastTag(part: string): [tag: string, before: string] {
  const at = part.lastIndexOf('<');
  return at < 0 ? ['', ''] : [part.slice(at), part.slice(0, at).trimEnd()];
}

const MOST_TAGS = 12;

/** The last text of a part of the markup. */
function lastText(part: string): string {
  let rest = part;
  for (let seen = 0; seen < MOST_TAGS && rest.endsWith('>'); seen++) [, rest] = lastTag(rest);
  return plainLine(rest.slice(rest.lastIndexOf('>') + 1));
}

/** The tag behind which the text at a place begins; null where that is no opening one. */
export function openingBefore(markup: Markup, at: number): LineOpening | null {
  const near = markup.slice(Math.max(0, at - LOOK_BACK), at);
  const last = lastTag(near.slice(0, near.lastIndexOf('>') + 1));
  const [tag, before] = INPUT.test(last[0]) ? lastTag(last[1]) : last;
  const [, name, attributes = ''] = OPENING.exec(tag) ?? [];
  if (name === undefined) return null;
  return {
    name: name.toLowerCase(),
    // Some count their lines in the class.
    look: classOf(attributes).replace(/\d+/g, ''),
    label: once(() => {
      const above = lastText(before);
      return STEP_LABEL.test(above) ? above : '';
    }),
  };
}
