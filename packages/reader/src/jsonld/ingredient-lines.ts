import { plainLine, plainLines } from '../text/plain-text.ts';
import { asList, isObject, type JsonObject, type JsonValue } from './json-value.ts';
import { rawText } from './node-text.ts';

const MAX_LINES = 1_000;

/** An ingredient given in parts rather than as a line. */
function lineOfParts(node: JsonObject): string {
  const whole = rawText(node['text'] ?? node['display'] ?? node['original'] ?? node['description']);
  if (whole !== '') return whole;
  const amount = node['amount'] ?? node['quantity'] ?? node['requiredQuantity'] ?? node['value'];
  const unit = isObject(amount)
    ? (amount['unitText'] ?? amount['unitCode'] ?? amount['unit'])
    : (node['unitText'] ?? node['unit'] ?? node['unitCode']);
  const name = node['name'] ?? node['ingredient'] ?? node['item'] ?? node['food'] ?? node['title'];
  return [amount, unit, name, node['notes'] ?? node['note']].map((part) => rawText(part)).join(' ');
}

/** The ingredient lines of a value: strings, one string with line breaks, objects, lists of lists. */
export function ingredientLines(value: JsonValue | undefined, depth = 0): string[] {
  if (depth > 4) return [];
  const lines: string[] = [];
  for (const item of asList(value)) {
    if (lines.length >= MAX_LINES) break;
    if (typeof item === 'string') lines.push(...plainLines(item));
    else if (Array.isArray(item)) lines.push(...ingredientLines(item, depth + 1));
    else if (isObject(item)) {
      const nested = item['itemListElement'] ?? item['ingredients'] ?? item['recipeIngredient'];
      if (nested === undefined) lines.push(plainLine(lineOfParts(item)));
      else lines.push(...ingredientLines(nested, depth + 1));
    }
  }
  return lines.filter((line) => line !== '');
}
