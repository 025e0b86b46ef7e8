import { defineConfig } from 'vitest/config';

// Left to itself, Vitest keeps one core free, which on two cores is half the machine.
const MAX_WORKERS = 2;

export default defineConfig({
  test: {
    maxWorkers: MAX_WORKERS,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // These packages keep nothing between calls but what they have worked out once, so that their files may share
          // a process; starting one for each file took longer than the tests.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'tooling/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          environment: 'happy-dom',
          // What a project extends takes the place of the settings above.
          maxWorkers: MAX_WORKERS,
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/postgres.global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
