import { formatNumber } from './format-number.ts';
import { isSame, ONE, rational, rationalFromNumber, toNumber } from './rational.ts';
import type { Rational } from './rational.ts';

/** How many times the recipe is cooked; a plain number is taken for the fraction it stands for. */
export type Factor = Rational | number;

export const MIN_SERVINGS = 1;
export const MAX_SERVINGS = 50;
export const ASSUMED_SERVINGS = 4;
export const MAX_FACTOR = 10;

export const SCALE_PRESETS = [
  { label: '1/2', factor: { n: 1, d: 2 } },
  { label: '1x', factor: ONE },
  { label: '2x', factor: { n: 2, d: 1 } },
  { label: '3x', factor: { n: 3, d: 1 } },
] as const satisfies readonly { label: string; factor: Rational }[];

export function isValidFactor(factor: Factor): boolean {
  const value = typeof factor === 'number' ? factor : toNumber(factor);
  return value > 0 && value <= MAX_FACTOR;
}

/** The exact factor; anything that cannot multiply a recipe counts as 1. */
export function toFactor(factor: Factor): Rational {
  const value = typeof factor === 'number' ? factor : toNumber(factor);
  if (!Number.isFinite(value) || value <= 0) return ONE;
  return typeof factor === 'number' ? rationalFromNumber(factor) : rational(factor.n, factor.d);
}

export function isUnscaled(factor: Factor): boolean {
  return isSame(toFactor(factor), ONE);
}

export function clampServings(input: unknown): number {
  const value = typeof input === 'string' ? Number.parseFloat(input) : Number(input);
  if (Number.isNaN(value)) return MIN_SERVINGS;
  return Math.min(MAX_SERVINGS, Math.max(MIN_SERVINGS, Math.round(value)));
}

function servingsOf(original: number | null | undefined): number {
  return original !== null && original !== undefined && original > 0 && Number.isFinite(original)
    ? original
    : ASSUMED_SERVINGS;
}

/** The exact factor from the recipe's own servings to the wanted ones, at most MAX_FACTOR. */
export function servingsToFactor(wanted: number, original: number | null | undefined): Rational {
  const base = rationalFromNumber(servingsOf(original));
  const factor = rational(clampServings(wanted) * base.d, base.n);
  return isValidFactor(factor) ? factor : rational(MAX_FACTOR);
}

/** The servings to show for a factor: whole, and at least one. */
export function factorToServings(factor: Factor, original: number | null | undefined): number {
  return Math.max(MIN_SERVINGS, Math.round(servingsOf(original) * toNumber(toFactor(factor))));
}

/** Whether a preset leaves 1 to 50 servings; the recipe as written is always to be had. */
export function isPresetOpen(preset: Rational, original: number | null | undefined): boolean {
  if (isSame(preset, ONE)) return true;
  const servings = servingsOf(original) * toNumber(preset);
  return isValidFactor(preset) && servings >= MIN_SERVINGS && servings <= MAX_SERVINGS;
}

/** The {n} of "Scaled: {n}x original recipe". */
export function formatFactor(factor: Factor): string {
  return formatNumber(toFactor(factor));
}
