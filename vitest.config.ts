import { defineConfig } from 'vitest/config';

// Left to itself, Vitest keeps one core free, which on two cores is half the machine.
const MAX_WORKERS = 2;

/** How far the memory of the process grows is measured here, so that nobody else's may have grown it before. */
const READING_IN_MEMORY = 'packages/reader/src/read-page/memory.test.ts';
const MEASURING_MEMORY = [
  'apps/server/src/platform/images/picture-workshop.test.ts',
  'apps/server/src/platform/outbound/guarded-fetch.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: MAX_WORKERS,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // These packages keep nothing between calls but what they have worked out once, so their tests may share a
          // process; starting one for each file took longer than the tests.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'tooling/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [READING_IN_MEMORY],
        },
      },
      {
        test: { name: 'unit-memory', environment: 'node', include: [READING_IN_MEMORY] },
      },
      {
        test: {
          name: 'web-logic',
          environment: 'node',
          isolate: false,
          include: ['apps/web/src/**/*.test.ts'],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          environment: 'happy-dom',
          // What a project extends takes the place of the settings above.
          maxWorkers: MAX_WORKERS,
          include: ['apps/web/src/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          // Every server that a test builds has its own state, database and folder.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          exclude: MEASURING_MEMORY,
          globalSetup: ['apps/server/src/testing/postgres.global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api-memory',
          environment: 'node',
          include: MEASURING_MEMORY,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
