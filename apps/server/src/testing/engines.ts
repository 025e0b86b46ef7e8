import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Engine } from '../platform/database/database.ts';
import { ending } from './ending.ts';

/** An empty place to keep data: a folder, and on PostgreSQL a database of its own. */
export interface Place {
  readonly engine: Engine;
  readonly dataDir: string;
  /** The settings that lead there. */
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function newPlace(engine: Engine): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'commonplate-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') {
    return { engine, dataDir, env: { DATA_DIR: dataDir }, remove: ending(removeFolder) };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const url = new URL(inject('postgresUrl').replace('@/', '@localhost/'));
  url.pathname = `/${name}`;
  return {
    engine,
    dataDir,
    env: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    remove: ending(async () => {
      await onServer(`drop database if exists ${name} with (force)`);
      await removeFolder();
    }),
  };
}

/** Runs the same tests on both engines. `place` is empty at first and shared by the tests of the block. */
export function onEachEngine(name: string, tests: (place: () => Place) => void): void {
  describe.each<Engine>(['sqlite', 'postgres'])(`${name} (%s)`, (engine) => {
    let place: Place;
    beforeAll(async () => {
      place = await newPlace(engine);
    });
    afterAll(() => place.remove());
    tests(() => place);
  });
}
