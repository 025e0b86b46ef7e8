import type { ImportPlace } from '@commonplate/contract';
import { api } from '../../../lib/api/api.ts';

const ASK_EVERY_MS = 2_000;

/** Said before anything is known. */
export const ON_ITS_WAY = 'Reading the words. A photo takes some seconds.';

/** Photos are read one at a time for everybody: what to say about ours and those before it. */
export function placeWords({ ahead, reading, of }: ImportPlace): string {
  if (ahead === null || of === null) return ON_ITS_WAY;
  if (reading === null) return 'All is read. Putting the recipe together.';
  const which = of === 1 ? 'the photo' : `photo ${reading} of ${of}`;
  if (ahead === 0) return `Reading ${which}. A photo takes some seconds.`;
  return ahead === 1
    ? `Waiting in line with ${which}: 1 other is read before it.`
    : `Waiting in line with ${which}: ${ahead} others are read before it.`;
}

/** Tells the place in line from time to time, until stopped. */
export function watchPlace(tell: (progress: string) => void): () => void {
  let watching = true;
  const asking = setInterval(() => {
    api
      .call('importPlace', { fallback: 'Failed to ask for the place in line' })
      .then((place) => watching && tell(placeWords(place)))
      // Only a courtesy: the reading itself goes on.
      .catch(() => undefined);
  }, ASK_EVERY_MS);
  return () => {
    watching = false;
    clearInterval(asking);
  };
}
