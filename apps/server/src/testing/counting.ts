import type { Cook } from './cook.ts';

/** What a call answers, and how many imports of the cook it cost. */
export async function counting<Answer>(
  cook: Cook,
  send: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly counted: number }> {
  const left = async (): Promise<number> =>
    (await cook.get('/ai/import/rate-limit')).body.data.dayRemaining;
  const before = await left();
  const answer = await send();
  return { answer, counted: before - (await left()) };
}
