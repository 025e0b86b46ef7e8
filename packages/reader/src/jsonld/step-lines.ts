import { bareOf } from '../text/bare-text.ts';
import { plainLine, plainLines } from '../text/plain-text.ts';
import { STEP_LABEL } from '../vocabulary/step-label.ts';
import { asList, isObject, type JsonObject, type JsonValue } from './json-value.ts';
import { rawText } from './node-text.ts';
import { hasType } from './recipe-nodes.ts';
import { unwrappedLines } from './unwrapped-lines.ts';

const MAX_LINES = 1_000;
/** A step's name is kept when it says something its text does not already begin with. */
export function withStepName(name: string, lines: string[]): string[] {
  if (name === '' || STEP_LABEL.test(name)) return lines;
  const [first] = lines;
  if (first === undefined) return [name];
  const start = bareOf(name.replace(/(?:\.\.\.|…)$/, ''));
  if (start === '' || lines.some((line) => bareOf(line).startsWith(start))) return lines;
  return [`${name.replace(/[:.]$/, '')}: ${first}`, ...lines.slice(1)];
}

const nameOf = (node: JsonObject): string =>
  plainLine(rawText(node['name'] ?? node['Name'] ?? node['headline'] ?? node['title']));

const uncounted = (name: string): string => name.replace(/\d+/g, '').trim();

/** Names that several steps share, numbers aside ("Note", "soup_r step 1"), are labels and say nothing. */
function labelsAmong(items: readonly JsonValue[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const labels = new Set<string>();
  for (const item of items) {
    const name = isObject(item) ? uncounted(nameOf(item)) : '';
    if (seen.has(name)) labels.add(name);
    seen.add(name);
  }
  return labels;
}

function linesOfNode(node: JsonObject, depth: number, labels: ReadonlySet<string>): string[] {
  const nested =
    node['itemListElement'] ??
    node['steps'] ??
    node['step'] ??
    node['recipeInstructions'] ??
    node['item'];
  const body = rawText(
    node['text'] ?? node['description'] ?? node['articleBody'] ?? node['@value'],
  );
  const ownName = nameOf(node);
  const name = labels.has(uncounted(ownName)) ? '' : ownName;
  const inner =
    nested === undefined || typeof nested === 'number' ? [] : stepLines(nested, depth + 1);
  const section = body === '' || hasType(node, 'howtosection');
  const lines = section && inner.length > 0 ? inner : unwrappedLines(body);
  return lines.length > 0 ? withStepName(name, lines) : plainLines(ownName);
}

/** The steps of a value: texts, one text with line breaks, HowToStep, HowToSection, lists of any of them. */
export function stepLines(value: JsonValue | undefined, depth = 0): string[] {
  if (depth > 6) return [];
  const lines: string[] = [];
  const items = asList(value);
  const labels = labelsAmong(items);
  for (const item of items) {
    if (lines.length >= MAX_LINES) break;
    if (typeof item === 'string') lines.push(...unwrappedLines(item));
    else if (Array.isArray(item)) lines.push(...stepLines(item, depth + 1));
    else if (isObject(item)) lines.push(...linesOfNode(item, depth, labels));
  }
  return lines;
}
