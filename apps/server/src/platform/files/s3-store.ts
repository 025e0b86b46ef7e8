import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { assertFileName, isFileName } from './file-name.ts';
import type { FileInfo, FileStore } from './file-store.ts';
import { parseS3Address } from './s3-address.ts';
import { parseS3Listing } from './s3-listing.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

const RETRIES = 3;
const TIME_LIMIT_MS = 60_000;
const CHECK_LIMIT_MS = 5_000;

export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

type Call = {
  readonly method: string;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly limitMs?: number;
};

/** Keeps files in a bucket, addressed by path, as every S3-compatible server understands it. */
export function createS3Store(storageUrl: string, keys: S3Keys): FileStore {
  const { bucketUrl, region } = parseS3Address(storageUrl);
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES });

  async function call(
    path: string,
    { method, body, limitMs = TIME_LIMIT_MS }: Call,
  ): Promise<Response> {
    const signal = AbortSignal.timeout(limitMs);
    try {
      return await client.fetch(`${bucketUrl}${path}`, { method, signal, ...(body && { body }) });
    } catch (cause) {
      throw new StorageUnavailable('no answer from the object store', cause);
    }
  }

  async function find(name: string, method: 'GET' | 'HEAD'): Promise<Response | null> {
    if (!isFileName(name)) return null;
    const answer = await call(`/${name}`, { method });
    if (answer.status !== 404) return succeeded(answer);
    await answer.body?.cancel();
    return null;
  }

  return {
    // A bucket is made by the operator; one that is not there fails every check.
    prepare: () => Promise.resolve(),

    async put(name, bytes) {
      assertFileName(name);
      await drained(await call(`/${name}`, { method: 'PUT', body: new Uint8Array(bytes) }));
    },

    async open(name) {
      const answer = await find(name, 'GET');
      if (!answer?.body) return null;
      return { ...describe(name, answer), content: Readable.fromWeb(answer.body) };
    },

    async stat(name) {
      const answer = await find(name, 'HEAD');
      return answer && describe(name, answer);
    },

    async delete(name) {
      if (!isFileName(name)) return;
      const answer = await call(`/${name}`, { method: 'DELETE' });
      if (answer.status !== 404) await drained(answer);
    },

    async *listOlderThan(moment) {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2' });
        if (next !== undefined) query.set('continuation-token', next);
        const answer = await call(`?${query.toString()}`, { method: 'GET' });
        const page = parseS3Listing(await (await succeeded(answer)).text());
        yield* page.files.filter(({ name, modifiedAt }) => isFileName(name) && modifiedAt < moment);
        next = page.next;
      } while (next !== undefined);
    },

    async check() {
      await drained(await call('', { method: 'HEAD', limitMs: CHECK_LIMIT_MS }));
    },
  };
}

async function succeeded(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  await answer.body?.cancel();
  throw new StorageUnavailable(`the object store answered ${answer.status}`);
}

async function drained(answer: Response): Promise<void> {
  await (await succeeded(answer)).body?.cancel();
}

function describe(name: string, { headers }: Response): FileInfo {
  return {
    name,
    size: Number(headers.get('content-length')),
    modifiedAt: Date.parse(headers.get('last-modified') ?? ''),
  };
}
