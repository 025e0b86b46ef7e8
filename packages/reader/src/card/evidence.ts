import { SURE_CONFIDENCE, TEXT_MAX, type Evidence, type PhotoRegion } from '@commonplate/contract';
import { clamp } from '../text/clamp.ts';
import type { SourceLine } from './card-line.ts';
import { knowsAccents } from './repair/lost-accents.ts';
import { unsureWordsOf } from './word-certainty.ts';

/** The part of a photo that holds all the lines; lines on further photos are left out. */
export function regionOf(lines: readonly SourceLine[]): PhotoRegion | undefined {
  const regions = lines.flatMap(({ photographed }) => (photographed ? [photographed.region] : []));
  const photo = regions[0]?.photo;
  if (photo === undefined) return undefined;
  const same = regions.filter((region) => region.photo === photo);
  const x = Math.min(...same.map((region) => region.x));
  const y = Math.min(...same.map((region) => region.y));
  return {
    photo,
    x,
    y,
    width: Math.min(1 - x, Math.max(...same.map((region) => region.x + region.width)) - x),
    height: Math.min(1 - y, Math.max(...same.map((region) => region.y + region.height)) - y),
  };
}

interface ReadLines {
  lines: readonly SourceLine[];
  language: string;
}

/** A field is marked by its confidence alone: one with a doubtful word in it must not pass for sure. */
const UNSURE_MOST = SURE_CONFIDENCE - 1;
/** In languages with accents nothing is quite sure that was read without a single one. */
const WITHOUT_ACCENTS_MOST = 95;

/** Whether words of these lines may have had accents that the recogniser does not know. */
export function mayLackAccents({ lines, language }: ReadLines): boolean {
  const read = lines.filter(({ photographed }) => photographed).map(({ raw }) => raw);
  return read.length > 0 && language !== 'en' && !knowsAccents(read);
}

/** That a field stands in the source, in these lines. */
export function seenIn(path: string, source: ReadLines, confidence: number): Evidence {
  const { lines, language } = source;
  const region = regionOf(lines);
  const unsureWords = unsureWordsOf(lines, language);
  const likely = mayLackAccents(source) ? WITHOUT_ACCENTS_MOST : 100;
  const most = unsureWords.length > 0 ? UNSURE_MOST : likely;
  return {
    path,
    confidence: Math.min(most, Math.round(confidence)),
    basis: 'source',
    excerpt: clamp(lines.map(({ raw }) => raw).join(' '), TEXT_MAX),
    ...(unsureWords.length > 0 ? { unsureWords } : {}),
    ...(region ? { region } : {}),
  };
}

export const workedOut = (path: string, confidence: number): Evidence => ({
  path,
  confidence,
  basis: 'inferred',
});

/** That the source should state a field and does not, or not where the reader could see it. */
export const notFound = (path: string): Evidence => ({ path, confidence: 0, basis: 'source' });
