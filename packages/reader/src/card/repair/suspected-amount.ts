import { COOKING_WORDS } from '../words/cooking-words.ts';
import { fold } from '../words/fold.ts';
import type { MendedWord } from './mended-word.ts';

/** Figures that were read with more certainty than this stand, be they ever so odd. */
const SURE_OF_FIGURES = 0.96;

/** More of a measure than any recipe takes; a single cup is never one of many. */
const MOST: readonly (readonly [RegExp, number])[] = [
  [/^(?:tsps?|teaspoons?)$/iu, 10],
  [/^(?:tbsps?|tablespoons?)$/iu, 16],
  [/^cup$/iu, 1],
];
const OF_ONE = /^cup$/iu;

const LOST_SLASH = /^(?=[13][248]|[12]3)(\d)(\d)(?=\s*(\p{L}+))/u;

/** What is poured, and so not counted, as it ends in the languages that write it close to other words. */
const POURED =
  /(?:bruhe|milch|sahne|wasser|wein|saft|bier|fond|essig|rahm|passata|stock|broth|water|milk|cream|cider|beer|wine|juice)$/u;
const ELEVEN = /^11(\s*)(?=(\p{L}+))/u;
const PLUS = /^\+(?=\p{Ll}{3})/u;

interface SettledAmount {
  text: string;
  /** Figures that stand as they were read, but may be meant otherwise. */
  doubted: readonly MendedWord[];
}

const doubting = (text: string, figures: string): SettledAmount => ({
  text,
  doubted: [{ read: figures, text: figures, isSure: false }],
});

const asRead = (text: string): SettledAmount => ({ text, doubted: [] });

/** "12 tsp" for 1/2 tsp: the slash of a fraction is not seen. */
function settleSlash(text: string, isSure: boolean): SettledAmount | null {
  const match = LOST_SLASH.exec(text);
  if (!match) return null;
  const [figures, top = '', bottom = '', measure = ''] = match;
  const most = MOST.find(([pattern]) => pattern.test(measure))?.[1] ?? Infinity;
  if (Number(figures) <= most) return null;
  if (isSure && !OF_ONE.test(measure)) return doubting(text, figures);
  return asRead(`${top}/${bottom}${text.slice(figures.length)}`);
}

/** "11 Milch": the l of a litre is a stroke as a one is. */
function settleLitre(text: string, isSure: boolean): SettledAmount | null {
  const [figures = '', space = '', thing = ''] = ELEVEN.exec(text) ?? [];
  if (!POURED.test(fold(thing))) return null;
  return isSure && space !== ''
    ? doubting(text, figures.trim())
    : asRead(`1 l ${text.slice(figures.length)}`);
}

/** "+plum tomatoes": a four whose stroke is open, but "+salt" only goes on with a list. */
function settlePlus(text: string, isSure: boolean): SettledAmount | null {
  if (!PLUS.test(text)) return null;
  const things = fold(text.slice(1)).split(/[,(]/u)[0]?.split(' ').slice(0, 3) ?? [];
  const areMany = things.some((word) => word.endsWith('s') && COOKING_WORDS.has(word));
  const first = things[0] ?? '';
  if (isSure || !areMany) return doubting(`+ ${text.slice(1)}`, first);
  return { text: `4 ${text.slice(1)}`, doubted: [{ read: first, text: first, isSure: false }] };
}

const BULLET = /^[-–•·*]\s*/u;

/**
 * Amounts that are out of reason as they were read. They are taken for others only where their figures were hard to read or
 * the words beside them say so, too; else they stand and are to be looked at.
 */
export function settleAmount(text: string, confidence: number): SettledAmount {
  const bullet = BULLET.exec(text)?.[0] ?? '';
  const line = text.slice(bullet.length);
  const isSure = confidence >= SURE_OF_FIGURES;
  const settled =
    settleSlash(line, isSure) ?? settleLitre(line, isSure) ?? settlePlus(line, isSure);
  return settled ? { ...settled, text: bullet + settled.text } : asRead(text);
}
