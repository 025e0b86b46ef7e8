import { parseBlock } from '../jsonld/parse-block.ts';
import { stepLines } from '../jsonld/step-lines.ts';
import { plainLines } from '../text/plain-text.ts';
import { sectionKind } from '../vocabulary/section-words.ts';
import { withoutLabel } from '../vocabulary/step-label.ts';
import { linesIn } from './element-lines.ts';
import { isNoise } from './line-noise.ts';
import { firstShown, holderOf } from './marked-carriers.ts';
import type { DomElement } from './page-document.ts';
import { statedIn } from './property-value.ts';

/** Steps in an attribute: as text, or as the list that templates put there whole. */
function statedSteps(element: DomElement): string[] {
  const stated = statedIn(element);
  return /^\[\s*[{"]|^\{\s*"/.test(stated) ? stepLines(parseBlock(stated)) : plainLines(stated);
}

/** Up to the heading that opens something else, such as notes. */
function shownSteps(element: DomElement): string[] {
  const kept: string[] = [];
  for (const line of linesIn(element)) {
    const kind = sectionKind(line.text);
    const heading = line.heading > 0 && kind !== null;
    if (heading && kind !== 'steps' && kept.length > 0) break;
    if (heading || kind === 'steps' || isNoise(line)) continue;
    kept.push(withoutLabel(line.text));
  }
  return kept;
}

/** The steps of the elements that are marked as instructions. */
export function markedSteps(carriers: readonly DomElement[]): string[] {
  const elements = firstShown(carriers);
  const marked = new Set<object>(elements);
  return elements
    .filter((element) => !holderOf(element, marked))
    .flatMap((element) => {
      const shown = shownSteps(element);
      return shown.length > 0 ? shown : statedSteps(element);
    });
}
