import { execSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFileId } from './file-name.ts';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const HOUR_MS = 3_600_000;

let root: string;
let folder: string;
let bucketServer: S3rver;
let endpoint: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'file-store-'));
  folder = join(root, 'deep', 'uploads');
  bucketServer = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(root, 's3'),
    configureBuckets: [{ name: 'kitchen' }],
  });
  const { port } = await bucketServer.run();
  endpoint = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await bucketServer.close();
  await rm(root, { recursive: true, force: true });
});

async function openFolder(place: string): Promise<FileStore> {
  const store = await openFileStore({ folder: place });
  await store.prepare(false);
  return store;
}

const at = (storageUrl: string, s3Keys = KEYS): Promise<FileStore> =>
  openFileStore({ folder, storageUrl, s3Keys });

const kinds = [
  { kind: 'folder', open: () => openFolder(folder) },
  { kind: 'bucket', open: () => at(`s3://kitchen?endpoint=${endpoint}`) },
];

async function contentOf(store: FileStore, name: string): Promise<Buffer | null> {
  const file = await store.open(name);
  return file && buffer(file.content);
}

async function namesOlderThan(store: FileStore, moment: number): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.listOlderThan(moment)) names.push(name);
  return names;
}

describe.each(kinds)('files in a $kind', ({ open }) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await open();
  });

  test('what was put can be read, measured and deleted', async () => {
    const name = `${newFileId()}.webp`;
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));
    await store.put(name, bytes);

    expect(await contentOf(store, name)).toEqual(bytes);
    const info = await store.stat(name);
    expect(info).toMatchObject({ name, size: bytes.length });
    expect(Math.abs((info?.modifiedAt ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await store.open(name).then((file) => (file?.content.destroy(), file?.size))).toBe(
      bytes.length,
    );

    await store.delete(name);
    expect(await store.stat(name)).toBeNull();
    expect(await store.open(name)).toBeNull();
    await expect(store.delete(name)).resolves.toBeUndefined();
  });

  test('a part of a larger buffer is stored as that part only', async () => {
    const name = `${newFileId()}-320.webp`;
    await store.put(name, Buffer.from('before|soup|after').subarray(7, 11));
    expect((await contentOf(store, name))?.toString()).toBe('soup');
  });

  test('putting again replaces the whole file', async () => {
    const name = `${newFileId()}.webp`;
    await store.put(name, Buffer.from('a long first version'));
    await store.put(name, Buffer.from('second'));
    expect((await contentOf(store, name))?.toString()).toBe('second');
  });

  test('many puts at once all arrive', async () => {
    const names = Array.from({ length: 25 }, () => `${newFileId()}.webp`);
    await Promise.all(names.map((name) => store.put(name, Buffer.from(name))));
    const found = await Promise.all(names.map((name) => contentOf(store, name)));
    expect(found.map(String)).toEqual(names);
  });

  test('the list names files by age', async () => {
    const name = `${newFileId()}.webp`;
    await store.put(name, Buffer.from('old bread'));
    expect(await namesOlderThan(store, Date.now() + HOUR_MS)).toContain(name);
    expect(await namesOlderThan(store, Date.now() - HOUR_MS)).not.toContain(name);
  });

  test.each([
    '../../package.json',
    '..%2f..%2fpackage.json',
    '/etc/passwd',
    String.raw`..\..\package.json`,
    '',
    '.',
    '.incomplete',
    'CON.png',
    `${'a'.repeat(32)}.webp\0.png`,
    `${'a'.repeat(32)}.webp\n`,
    `${'A'.repeat(32)}.webp`,
    `${'a'.repeat(32)}/x.webp`,
    `?list-type=2`,
  ])('%j is nobody’s name', async (name) => {
    expect(await store.open(name)).toBeNull();
    expect(await store.stat(name)).toBeNull();
    await expect(store.delete(name)).resolves.toBeUndefined();
    await expect(store.put(name, Buffer.from('x'))).rejects.toThrow(TypeError);
  });

  test('a healthy store passes its check', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});

describe('the folder', () => {
  test('half-written files of an earlier run are gone after a start', async () => {
    const place = join(root, 'restarted');
    await mkdir(join(place, '.incomplete'), { recursive: true });
    await writeFile(join(place, '.incomplete', 'half'), 'hal');
    const kept = `${newFileId()}.webp`;
    await writeFile(join(place, kept), 'whole');
    const store = await openFolder(place);
    expect(await readdir(join(place, '.incomplete'))).toEqual([]);
    expect((await contentOf(store, kept))?.toString()).toBe('whole');
  });

  test('a second process that starts on the same folder loses nothing of the first', async () => {
    const place = join(root, 'shared');
    const first = await openFolder(place);
    const names = Array.from({ length: 20 }, () => `${newFileId()}.webp`);
    const puts = names.map((name) => first.put(name, Buffer.alloc(200_000, name)));
    await openFolder(place);
    await Promise.all(puts);
    expect((await readdir(place)).filter((name) => name.endsWith('.webp'))).toHaveLength(20);
  });

  test('a link is not followed, and a folder is not a file', async () => {
    const store = await openFolder(folder);
    const secret = join(root, 'secret.txt');
    await writeFile(secret, 'private');
    const link = `${newFileId()}.webp`;
    await symlink(secret, join(folder, link));
    const inner = `${newFileId()}.webp`;
    await mkdir(join(folder, inner));
    for (const name of [link, inner]) {
      expect(await store.open(name)).toBeNull();
      expect(await store.stat(name)).toBeNull();
    }
    expect(await namesOlderThan(store, Date.now() + HOUR_MS)).not.toContain(link);
  });

  test('nothing of a failed put is left behind', async () => {
    const place = join(root, 'blocked');
    const store = await openFolder(place);
    const name = `${newFileId()}.webp`;
    await mkdir(join(place, name));
    await expect(store.put(name, Buffer.from('x'))).rejects.toThrow(/EISDIR/);
    expect(await readdir(join(place, '.incomplete'))).toEqual([]);
  });

  test('a folder that vanished fails its check and is not replaced by an empty one', async () => {
    const place = join(root, 'vanishing');
    const store = await openFolder(place);
    await rm(place, { recursive: true });
    await expect(store.check()).rejects.toMatchObject({ name: 'StorageUnavailable' });
    const put = store.put(`${newFileId()}.webp`, Buffer.from('x'));
    await expect(put).rejects.toMatchObject({ code: 'unavailable' });
    await expect(readdir(place)).rejects.toThrow(/ENOENT/);
  });

  describe('at the start', () => {
    const opened = (place: string) => openFileStore({ folder: place });
    const refusal = (text: string) => ({
      name: 'StartRefused',
      message: expect.stringMatching(new RegExp(`^[^\n]*${text}[^\n]*$`)) as string,
    });

    test('a new folder is made where nothing was kept yet', async () => {
      const place = join(root, 'fresh');
      const store = await openFolder(place);
      await expect(store.check()).resolves.toBeUndefined();
    });

    test.each([
      ['missing', async () => {}],
      ['empty', (place: string) => mkdir(place)],
    ])(
      'F-07 a folder that is %s where files must be is refused, and stays so',
      async (kind, make) => {
        const place = join(root, `lost-${kind}`);
        await make(place);
        for (let time = 0; time < 2; time++) {
          const store = await opened(place);
          await expect(store.prepare(true)).rejects.toMatchObject(refusal('are not in'));
        }
      },
    );

    test('F-07 the way out that the refusal names leads on', async () => {
      const place = join(root, 'given-up');
      const refused = (await opened(place)).prepare(true);
      const message = await refused.then(
        () => '',
        (error: Error) => error.message,
      );
      execSync(message.slice(message.indexOf('mkdir')));
      const store = await opened(place);
      await store.prepare(true);
      await expect(store.check()).resolves.toBeUndefined();
    });

    test('a folder in use is known again, also when every file was deleted', async () => {
      const place = join(root, 'known');
      await openFolder(place);
      await expect((await opened(place)).prepare(true)).resolves.toBeUndefined();
    });

    test('a folder with pictures from before there were marks is known', async () => {
      const place = join(root, 'older');
      await mkdir(place);
      await writeFile(join(place, `${newFileId()}.webp`), 'x');
      await expect((await opened(place)).prepare(true)).resolves.toBeUndefined();
    });

    test.each([
      ['a file', (place: string) => writeFile(place, '')],
      ['read-only', (place: string) => symlink('/proc/self', place)],
    ])('F-07 one that is %s is one clear line', async (kind, make) => {
      const place = join(root, `unusable-${kind.replaceAll(' ', '-')}`);
      await make(place);
      for (const inUse of [false, true]) {
        const store = await opened(place);
        await expect(store.prepare(inUse)).rejects.toMatchObject(refusal(place));
      }
    });
  });
});

describe('the bucket', () => {
  test('a missing bucket, wrong keys and a dead server fail the check', async () => {
    const missing = await at(`s3://nothing-here?endpoint=${endpoint}`);
    const stranger = await at(`s3://kitchen?endpoint=${endpoint}`, {
      ...KEYS,
      accessKeyId: 'stranger',
    });
    const dead = await at('s3://kitchen?endpoint=http://127.0.0.1:1');
    for (const store of [missing, stranger, dead]) {
      await expect(store.check()).rejects.toMatchObject({ name: 'StorageUnavailable' });
      await expect(store.put(`${newFileId()}.webp`, Buffer.from('x'))).rejects.toMatchObject({
        code: 'unavailable',
      });
    }
  });

  test('keys are asked for at the start', async () => {
    await expect(openFileStore({ folder, storageUrl: 's3://kitchen' })).rejects.toThrow(
      'AWS_ACCESS_KEY_ID',
    );
  });
});

test('a thousand names, no two alike', () => {
  expect(new Set(Array.from({ length: 1000 }, newFileId)).size).toBe(1000);
});
