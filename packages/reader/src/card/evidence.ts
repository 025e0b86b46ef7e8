import { TEXT_MAX, type Evidence, type PhotoRegion } from '@commonplate/contract';
import { clamp } from '../text/clamp.ts';
import type { SourceLine } from './card-line.ts';
import { unsureWordsOf } from './card-confidence.ts';

/** The part of a photo that holds all the lines; lines on further photos are left out. */
function regionOf(lines: readonly SourceLine[]): PhotoRegion | undefined {
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

/** That a field stands in the source, in these lines. */
export function seenIn(path: string, source: ReadLines, confidence: number): Evidence {
  const { lines, language } = source;
  const region = regionOf(lines);
  const unsureWords = unsureWordsOf(lines, language);
  return {
    path,
    confidence: Math.round(confidence),
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
