import { Readable, pipeline, type Transform } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
} from 'node:zlib';
import { Obstacle } from './fetch-refused.ts';

export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

interface BodyLimits {
  /** The Content-Encoding header. */
  readonly encoding: string;
  /** Holds for the bytes on the wire and for what they unpack to. */
  readonly maxBytes: number;
}

type Chunks = AsyncIterable<Uint8Array>;

/** Unpacks while it reads and stops at the limit, so that a small file cannot swell into gigabytes. */
export async function readBody(body: Chunks, limits: BodyLimits): Promise<Buffer> {
  const { encoding, maxBytes } = limits;
  return collected(
    await unpacked(counted(body, maxBytes), encoding.trim().toLowerCase()),
    maxBytes,
  );
}

async function unpacked(body: Chunks, encoding: string): Promise<Chunks> {
  const chunks = body[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return body;
  const decoder = decoderFor(encoding, first.value);
  const whole = Readable.from(resumed(first.value, chunks), { objectMode: false });
  // Failures surface where the decoded chunks are read.
  return decoder ? pipeline(whole, decoder, () => null) : whole;
}

async function* resumed(first: Uint8Array, rest: AsyncIterator<Uint8Array>): Chunks {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}

/** Pages that break off in the middle are common and still readable, hence the lenient flush. */
function decoderFor(encoding: string, first: Uint8Array): Transform | null {
  const lenient = { finishFlush: constants.Z_SYNC_FLUSH };
  switch (encoding) {
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip(lenient);
    case 'deflate':
      return startsWithZlibHeader(first) ? createInflate(lenient) : createInflateRaw(lenient);
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    default:
      throw new Obstacle('upstream_failed', 'packed twice or in an unknown way');
  }
}

/** "deflate" is sent both with and without the wrapper its definition asks for. */
function startsWithZlibHeader([first = 0]: Uint8Array): boolean {
  return (first & 0x0f) === 8;
}

async function* counted(chunks: Chunks, maxBytes: number): Chunks {
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.byteLength;
    if (total > maxBytes) throw new Obstacle('too_large', `more than ${maxBytes} bytes`);
    yield chunk;
  }
}

async function collected(chunks: Chunks, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const chunk of counted(chunks, maxBytes)) parts.push(chunk);
  return Buffer.concat(parts);
}
