import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run; every test file makes its own database on it. */
    postgresUrl: string;
  }
}

export function setup(project: TestProject): () => void {
  const server = startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
