import { plainLine, plainLines } from '../text/plain-text.ts';
import { asList, isObject, type JsonObject, type JsonValue } from './json-value.ts';
import { rawText } from './node-text.ts';
import { hasType } from './recipe-nodes.ts';

const MAX_LINES = 1_000;
const STEP_LABEL =
  /^(?:(?:step|schritt|stap|étape|paso|passo|steg|trin|krok|lépés|fase|vaihe)\s*)?#?\d{0,3}\s*[.:)]?$/iu;

const comparable = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** A step's name is kept when it says something its text does not already begin with. */
function withName(name: string, lines: string[]): string[] {
  if (name === '' || STEP_LABEL.test(name)) return lines;
  const [first] = lines;
  if (first === undefined) return [name];
  const start = comparable(name.replace(/(?:\.\.\.|…)$/, ''));
  if (start === '' || lines.some((line) => comparable(line).startsWith(start))) return lines;
  return [`${name.replace(/[:.]$/, '')}: ${first}`, ...lines.slice(1)];
}

function linesOfNode(node: JsonObject, depth: number): string[] {
  const nested =
    node['itemListElement'] ?? node['steps'] ?? node['step'] ?? node['recipeInstructions'];
  const body = rawText(
    node['text'] ?? node['description'] ?? node['articleBody'] ?? node['@value'],
  );
  const ownName = rawText(node['name'] ?? node['Name'] ?? node['headline'] ?? node['title']);
  const inner =
    nested === undefined || typeof nested === 'number' ? [] : stepLines(nested, depth + 1);
  const section = hasType(node, 'howtosection') || inner.length > 0;
  if (body !== '' && !section) {
    return withName(plainLine(ownName), plainLines(body));
  }
  const lines = inner.length > 0 ? inner : plainLines(body);
  return lines.length > 0 ? withName(plainLine(ownName), lines) : plainLines(ownName);
}

/** The steps of a value: texts, one text with line breaks, HowToStep, HowToSection, lists of any of them. */
export function stepLines(value: JsonValue | undefined, depth = 0): string[] {
  if (depth > 6) return [];
  const lines: string[] = [];
  for (const item of asList(value)) {
    if (lines.length >= MAX_LINES) break;
    if (typeof item === 'string') lines.push(...plainLines(item));
    else if (Array.isArray(item)) lines.push(...stepLines(item, depth + 1));
    else if (isObject(item)) lines.push(...linesOfNode(item, depth));
  }
  return lines;
}
