import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path);
  const variants = [
    [
      'br',
      await brotli(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      }),
    ],
    ['gz', await zip(plain, { level: 9 })],
  ] as const;
  for (const [suffix, packed] of variants) {
    if (packed.length < plain.length) await writeFile(`${path}.${suffix}`, packed);
  }
}

/** Writes `.br` and `.gz` beside each text file of the build, so that the server never compresses on request. */
export function precompress(): Plugin {
  return {
    name: 'commonplate:precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files
          .filter((file) => COMPRESSIBLE.test(file))
          .map((file) => compressFile(join(dir, file))),
      );
    },
  };
}
