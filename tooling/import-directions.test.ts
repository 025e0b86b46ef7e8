import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findViolations } from './import-directions.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'directions-'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  for (const place of ['apps', 'packages']) mkdirSync(join(folder, place));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function plant(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

const plantedFaults = [
  [
    'features-do-not-import-each-other',
    {
      'apps/web/src/features/home/home.tsx':
        "import { b } from '../admin/users.ts';\nexport const a = b;\n",
      'apps/web/src/features/admin/users.ts': 'export const b = 1;\n',
    },
  ],
  [
    'ui-knows-no-feature',
    {
      'apps/web/src/ui/button.tsx':
        "import type { B } from '../features/admin/users.ts';\nexport type A = B;\n",
      'apps/web/src/features/admin/users.ts': 'export type B = 1;\n',
    },
  ],
  [
    'web-never-imports-server-or-reader',
    {
      'apps/web/src/lib/peek.ts':
        "import { read } from '../../../../packages/reader/src/index.ts';\nread();\n",
      'packages/reader/src/index.ts': 'export const read = () => 1;\n',
    },
  ],
  [
    'platform-knows-no-module',
    {
      'apps/server/src/platform/mail.ts':
        "import { b } from '../modules/accounts/store.ts';\nexport const a = b;\n",
      'apps/server/src/modules/accounts/store.ts': 'export const b = 1;\n',
    },
  ],
  [
    'modules-meet-in-app',
    {
      'apps/server/src/modules/admin/admin.ts':
        "import { b } from '../accounts/store.ts';\nexport const a = b;\n",
      'apps/server/src/modules/accounts/store.ts': 'export const b = 1;\n',
    },
  ],
  [
    'reader-rooms-know-no-step',
    {
      'packages/reader/src/text/plain.ts':
        "import { read } from '../read-page.ts';\nexport const a = read;\n",
      'packages/reader/src/read-page.ts': 'export const read = () => 1;\n',
    },
  ],
  [
    'packages-are-pure',
    {
      'packages/kitchen/src/index.ts':
        "import { readFileSync } from 'node:fs';\nreadFileSync('x');\n",
    },
  ],
  [
    'no-circles',
    {
      'packages/kitchen/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'packages/kitchen/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    },
  ],
] as const;

describe('import directions', () => {
  test.each(plantedFaults)('a planted %s is found', async (rule, files) => {
    plant(files);
    const { violations } = await findViolations(folder);
    expect(violations.some((line) => line.startsWith(`${rule}:`))).toBe(true);
  });

  test('an allowed import is not', async () => {
    plant({
      'apps/web/src/features/home/home.tsx':
        "import { b } from '../../ui/button.tsx';\nexport const a = b;\n",
      'apps/web/src/ui/button.tsx': 'export const b = 1;\n',
    });
    expect(await findViolations(folder)).toEqual({ modules: 2, violations: [] });
  });

  test('a tree in which nothing can be read is not called clean', async () => {
    await expect(findViolations(folder)).rejects.toThrow('no module was read');
  });
});
