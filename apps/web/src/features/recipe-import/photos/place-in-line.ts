import { api } from '../../../lib/api/api.ts';

const ASK_EVERY_MS = 2_000;

/** Photos are read one at a time for everybody: what to say about those before ours. */
export function placeWords(ahead: number | null): string {
  if (ahead === null || ahead === 0) return 'Reading the words. A photo takes some seconds.';
  return ahead === 1
    ? 'Waiting in line: 1 photo is read before yours.'
    : `Waiting in line: ${ahead} photos are read before yours.`;
}

/** Tells the place in line from time to time, until stopped. */
export function watchPlace(tell: (progress: string) => void): () => void {
  let watching = true;
  const asking = setInterval(() => {
    api
      .call('importPlace', { fallback: 'Failed to ask for the place in line' })
      .then(({ ahead }) => watching && tell(placeWords(ahead)))
      // Only a courtesy: the reading itself goes on.
      .catch(() => undefined);
  }, ASK_EVERY_MS);
  return () => {
    watching = false;
    clearInterval(asking);
  };
}
