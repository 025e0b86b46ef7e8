import type { Source } from '../finding/finding.ts';
import { SEEN } from '../shown/markup/visible-text.ts';

/** Of the lines of a list. */
export interface ListConfidence {
  sure: number;
  /** Of those that the page shows, where it shows some of the others in no way. */
  sureIfShown: number;
  /** Whether the page shows so few that letters of others may be what is found of them. */
  isHardlyShown: boolean;
}

/** How often each source is right when nothing speaks against it, in per cent, as measured on saved pages. */
export const TRUST = {
  'json-ld': 97,
  microdata: 94,
  rdfa: 92,
  microformat: 88,
  'app-state': 85,
  plugin: 68,
  headings: 66,
} satisfies Record<Source, number>;

export const UNCONFIRMED = 68;
/** The share of a list that a page has to show for the rest to be believed. */
export const CONFIRMED = 0.8;

/** Whether a source tells programs what it holds, and may tell them something else than the page shows. */
export const isDeclared = (source: Source): boolean => TRUST[source] > UNCONFIRMED;

/** Of a short list, one line that is written otherwise is a good share; it is looked at by itself. */
const confirmedShare = (share: number, { length }: readonly string[]): number =>
  length >= FEW && share >= (length - 1) / length - ROUNDING ? Math.max(share, CONFIRMED) : share;
const FEW = 3;
const ROUNDING = 0.001;

/** How sure of a list: what is declared counts in full only where the page shows the same. */
export function sureOf(
  source: Source,
  lines: readonly string[],
  shown: readonly string[],
): ListConfidence {
  const trust = TRUST[source];
  const share = lines.length === 0 ? 0 : confirmedShare(shown.length / lines.length, lines);
  if (share >= CONFIRMED || !isDeclared(source))
    return { sure: trust, sureIfShown: trust, isHardlyShown: false };
  const sure = Math.round(50 + (UNCONFIRMED - 50) * (share / CONFIRMED));
  return { sure, sureIfShown: trust, isHardlyShown: share < SEEN };
}

export const atMost = (
  most: number,
  { sure, sureIfShown, ...list }: ListConfidence,
): ListConfidence => ({
  ...list,
  sure: Math.min(sure, most),
  sureIfShown: Math.min(sureIfShown, most),
});
