import { plainLine } from '@commonplate/reader';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of whatever was answered; none where it is no object. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** At most `max` entries; a single value counts as none. */
export const listIn = (value: unknown, max: number): unknown[] =>
  Array.isArray(value) ? value.slice(0, max) : [];

/** Wherever a page or a photo wants a cook to go, a recipe does not send anybody there. */
const WEB_ADDRESS = /\b(?:https?:\/\/|www\.)\S*/gi;

/** One line of plain text without web addresses, never longer than allowed and never cut through a character. */
export function textIn(value: unknown, max: number): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return '';
  const line = plainLine(value.replace(WEB_ADDRESS, ' '));
  return line.length <= max
    ? line
    : line
        .slice(0, max)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim();
}

/** A number, also where it was written as a text; null for what is none or below zero. */
export function numberIn(value: unknown, max: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number) || number < 0) return null;
  return Math.min(max, number);
}
