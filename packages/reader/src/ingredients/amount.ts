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

/** Most spans hold a token or two, and many none. */
function fillIn(roles: Role[], spans: readonly Span[]): Role[] {
  for (const { from, to, role } of spans) {
    const end = Math.min(to, roles.length);
    for (let index = from; index < end; index += 1) roles[index] = role;
  }
  return roles;
}

export function rolesOf(length: number, spans: readonly Span[]): Role[] {
  const roles: Role[] = [];
  while (roles.length < length) roles.push('rest');
  return fillIn(roles, spans);
}

/** The roles with those of some spans in their places. */
export const withRoles = (roles: readonly Role[], spans: readonly Span[]): Role[] =>
  fillIn(roles.slice(), spans);

export const noAmount = (length: number): Amount => ({
  low: null,
  high: null,
  unit: null,
  isUnitSure: false,
  roles: rolesOf(length, []),
  nameFrom: 0,
  some: '',
});
