import { withStepName } from '../jsonld/step-lines.ts';
import { linesIn, textIn } from './element-lines.ts';
import { isNoise } from '../lines/line-noise.ts';
import { isElement, type DomElement } from './dom-node.ts';

const isOfStep = (element: DomElement, wanted: string): boolean =>
  (element.attribs['itemprop'] ?? element.attribs['property'] ?? '').split(/\s+/).includes(wanted);

/** A step whose name and text are marked as such, with the name where the text does not begin with it. */
export function namedStep(element: DomElement): string[] | null {
  const inside = element.children.filter(isElement);
  const name = inside.find((part) => isOfStep(part, 'name'));
  const text = inside.find((part) => isOfStep(part, 'text'));
  const said = name ? textIn(name) : '';
  const lines = text ? linesIn(text).filter((line) => !isNoise(line)) : [];
  return said === '' || lines.length === 0
    ? null
    : withStepName(
        said,
        lines.map((line) => line.text),
      );
}
