import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../start-refused.ts';
import { makeDataFolder } from './data-folder.ts';
import type { Settings } from './settings.ts';

/** The operator's secret, or the one that was generated once into the data folder. */
export function readSecret(settings: Pick<Settings, 'secret' | 'dataDir'>): string {
  if (settings.secret !== undefined) return settings.secret;
  const file = join(settings.dataDir, 'secret');
  makeDataFolder(settings.dataDir);
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new StartRefused(`Cannot write to DATA_DIR (${settings.dataDir}): ${String(error)}`);
    }
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(secret) < 32) {
    throw new StartRefused(
      `The secret in ${file} is shorter than 32 bytes: delete it or set SECRET`,
    );
  }
  return secret;
}

/** A key of its own for each purpose, so that nothing signed for one is valid for another. */
export const deriveKey = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'commonplate', purpose, 32));
