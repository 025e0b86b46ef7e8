import { TestRunner, onTestFinished } from 'vitest';

/**
 * How to end something that runs: once, however often it is asked for. What was started inside a test ends with it, also where
 * it fails half-way; later files share the process, and would find it still running.
 */
export function ending(end: () => Promise<void>): () => Promise<void> {
  let ended: Promise<void> | undefined;
  const endOnce = () => (ended ??= end());
  if (TestRunner.getCurrentTest() !== undefined) onTestFinished(endOnce);
  return endOnce;
}
