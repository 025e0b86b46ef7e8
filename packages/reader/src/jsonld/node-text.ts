import { plainLine } from '../text/plain-text.ts';
import { asList, isObject, type JsonValue } from './json-value.ts';

const TEXT_KEYS = ['@value', 'text', 'name', 'value', 'headline', 'title', 'url'] as const;

/** The raw text of a value: of a list the first that has any, of an object its most text-like property. */
export function rawText(value: JsonValue | undefined, depth = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (depth > 4) return '';
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 20)) {
      const text = rawText(item, depth + 1);
      if (text.trim() !== '') return text;
    }
    return '';
  }
  if (!isObject(value)) return '';
  for (const key of TEXT_KEYS) {
    const text = rawText(value[key], depth + 1);
    if (text.trim() !== '') return text;
  }
  return '';
}

export const lineOf = (value: JsonValue | undefined): string => plainLine(rawText(value));

/** Every text of a value that may be one text, a list of them, or objects that hold them. */
export const textsOf = (value: JsonValue | undefined): string[] =>
  asList(value)
    .slice(0, 500)
    .map((item) => rawText(item))
    .filter((text) => text.trim() !== '');
