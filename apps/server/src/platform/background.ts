import type { FastifyBaseLogger } from 'fastify';

/** Work that goes on after the answer. A stop waits for it; a failure is logged and harms nobody else. */
export interface Background {
  run(name: string, work: () => Promise<void>): void;
  /** Resolves once nothing is under way. */
  idle(): Promise<void>;
}

export function createBackground(log: FastifyBaseLogger): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run(name, work) {
      const task = (async () => {
        // Lets the answer that caused it leave first.
        await new Promise(setImmediate);
        await work();
      })()
        .catch((error: unknown) => log.error({ err: error, name }, 'background work failed'))
        .finally(() => underWay.delete(task));
      underWay.add(task);
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
