import { withOwnName, withStepName } from '../lines/step-name.ts';
import { once } from '../text/once.ts';
import { plainLine, plainLines } from '../text/plain-text.ts';
import { asList, isObject, type JsonObject, type JsonValue } from './json-value.ts';
import { rawText } from './node-text.ts';
import { hasType } from './recipe-nodes.ts';
import { unwrappedLines } from './unwrapped-lines.ts';

const MAX_LINES = 1_000;

const rawName = (node: JsonObject): string =>
  rawText(node['name'] ?? node['Name'] ?? node['headline'] ?? node['title']);

const nameOf = (item: JsonValue): string => (isObject(item) ? plainLine(rawName(item)) : '');

const uncounted = (name: string): string => name.replace(/\d+/g, '').trim();

/** Names that several steps share, numbers aside ("Note", "soup_r step 1"), are labels and say nothing. */
function labelsAmong(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const labels = new Set<string>();
  for (const name of names) {
    const label = name === '' ? '' : uncounted(name);
    if (seen.has(label)) labels.add(label);
    seen.add(label);
  }
  return labels;
}

const positionOf = (item: JsonValue): number =>
  isObject(item) ? Number.parseFloat(rawText(item['position'])) : Number.NaN;

/** The items in the order of their positions, where each has one of its own. */
function byPosition(items: readonly JsonValue[]): readonly JsonValue[] {
  if (!items.every((item) => Number.isFinite(positionOf(item)))) return items;
  const isCounted = new Set(items.map(positionOf)).size === items.length;
  return isCounted ? items.toSorted((one, other) => positionOf(one) - positionOf(other)) : items;
}

/** A tip is given beside the steps. */
const isTip = (item: JsonValue): boolean => isObject(item) && hasType(item, 'howtotip');

/** Whether a node is a part that is left without its steps: "For the sauce:" tells nothing by itself. */
const headsNothing = (node: JsonObject, name: string): boolean =>
  name.endsWith(':') && Array.isArray(node['itemListElement']) && hasType(node, 'howtosection');

function linesOfNode(
  node: JsonObject,
  labels: () => ReadonlySet<string>,
  depth: number,
): readonly string[] {
  const nested =
    node['itemListElement'] ??
    node['steps'] ??
    node['step'] ??
    node['recipeInstructions'] ??
    node['item'];
  const body = rawText(
    node['text'] ?? node['description'] ?? node['articleBody'] ?? node['@value'],
  );
  const inner =
    nested === undefined || typeof nested === 'number' ? [] : stepLines(nested, depth + 1);
  const isSection = inner.length > 0 && (body === '' || hasType(node, 'howtosection'));
  const lines = isSection ? inner : unwrappedLines(body);
  const written = rawName(node);
  // Many a site takes the step itself for its name.
  if (lines.length === 1 && written === body && !body.includes('<')) return lines;
  const name = plainLine(written);
  const [first] = lines;
  if (first === undefined) return headsNothing(node, name) ? [] : plainLines(name);
  if (first.startsWith(name) || labels().has(uncounted(name))) return lines;
  return isSection ? withStepName(name, lines) : withOwnName(name, lines);
}

/** The steps of a value: texts, one text with line breaks, HowToStep, HowToSection, lists of any of them. */
export function stepLines(value: JsonValue | undefined, depth = 0): string[] {
  if (depth > 6) return [];
  const lines: string[] = [];
  const items = byPosition(asList(value).filter((item) => !isTip(item)));
  const labels = once(() => labelsAmong(items.map(nameOf)));
  for (const item of items) {
    if (lines.length >= MAX_LINES) break;
    if (typeof item === 'string') lines.push(...unwrappedLines(item));
    else if (Array.isArray(item)) lines.push(...stepLines(item, depth + 1));
    else if (isObject(item)) lines.push(...linesOfNode(item, labels, depth));
  }
  return lines;
}
