import type { Fraction } from './fraction.ts';
import type { UnitName } from './unit.ts';

/** What a token means for the amount; what is 'rest' belongs to the name and its notes. */
export type Role =
  | 'rest'
  | 'quantity'
  | 'unit'
  /** What one piece holds: "(14 oz)", "x 400 g"; users need it. */
  | 'size'
  /** The same amount in other units; wrong as soon as the recipe is scaled. */
  | 'equivalent'
  /** "heaped", "large", "optional". */
  | 'modifier'
  /** Words that only hold the amount together: "of", "about", "plus". */
  | 'joint';

export interface Amount {
  readonly low: Fraction | null;
  readonly high: Fraction | null;
  readonly unit: UnitName | null;
  /** Whether the word can be nothing but the unit, though it may be part of a name elsewhere. */
  readonly isUnitSure: boolean;
  /** One role for every token of the line. */
  readonly roles: readonly Role[];
  /** Where the name begins when the amount parts it from what is wanted of it: "juice of 1 lemon". */
  readonly nameFrom: number;
  /** Words that stand for a number without being one: "a few", "some". */
  readonly some: string;
}

export interface Span {
  readonly from: number;
  readonly to: number;
  readonly role: Role;
}

export function rolesOf(length: number, spans: readonly Span[]): Role[] {
  const roles: Role[] = [];
  while (roles.length < length) roles.push('rest');
  return withRoles(roles, spans);
}

/** The roles with those of some spans in their places. */
export function withRoles(roles: readonly Role[], spans: readonly Span[]): Role[] {
  const all = roles.slice();
  for (const { from, to, role } of spans) all.fill(role, from, to);
  return all;
}

export const noAmount = (length: number): Amount => ({
  low: null,
  high: null,
  unit: null,
  isUnitSure: false,
  roles: rolesOf(length, []),
  nameFrom: 0,
  some: '',
});
