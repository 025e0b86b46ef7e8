import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Red on the left, blue on the right, so that a turn can be seen. */
export function twoColours(width: number, height: number): Sharp {
  const whole = { width, height, channels: 3, background: '#0000ff' } as const;
  const left = { ...whole, width: Math.ceil(width / 2), background: '#ff0000' };
  return sharp({ create: whole }).composite([{ input: { create: left }, left: 0, top: 0 }]);
}

/** What a phone held sideways writes: lying pixels, a note how to turn them, and where the cook lives. */
export const sidewaysPhotoWithPlace = (): Promise<Buffer> =>
  twoColours(400, 200)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Kitchen Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A readable photo of exactly this many bytes. */
export async function photoOfSize(bytes: number): Promise<Buffer> {
  const photo = await twoColours(40, 30).jpeg().toBuffer();
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
}

/** A whole, valid PNG of one colour: a great many pixels in a small file. */
export function pixelBomb(edge: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  const row = 1 + Math.ceil(edge / 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(row * edge))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, body: Buffer): Buffer {
  const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(name), body, Buffer.alloc(4)]);
  framed.writeUInt32BE(body.length, 0);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), framed.length - 4);
  return framed;
}
