/**
 * Writes small, valid HEIC files for tests, because no encoder is at hand and phone photos are not ours to commit.
 * The picture is one HEVC still frame whose blocks are stored uncompressed ("PCM"), so no real compression is needed.
 */

const BLOCK = 32;
const RANGE_AT_START = 510;
/** Sub-range of the less probable symbol per probability state, for the one range column these files ever reach (HEVC table 9-52). */
const LESS_PROBABLE = [
  240, 227, 216, 205, 195, 185, 175, 166, 158, 150, 142, 135, 128, 122, 116, 110, 104, 99, 94, 89,
  85, 80, 76, 72, 69, 65, 62, 59, 56, 53, 50, 48, 45, 43, 41, 39, 37, 35, 33, 31, 30, 28, 27, 25,
  24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 14, 13, 12, 12, 11, 11, 10, 9,
] as const;

interface HeicSample {
  /** Multiples of 32. */
  readonly width: number;
  readonly height: number;
  /** Bits kept per sample: fewer make a smaller file. */
  readonly depth?: number;
  /** Quarter turns counter-clockwise that a viewer has to apply. */
  readonly quarterTurns?: 0 | 1 | 2 | 3;
  /** Claimed size in the file's header, when it should lie. */
  readonly claimed?: { readonly width: number; readonly height: number };
  /** Brightness 0-255 at a place; the colour channels stay neutral. */
  readonly luma: (x: number, y: number) => number;
}

class BitWriter {
  readonly #bytes: number[] = [];
  #current = 0;
  #filled = 0;

  bits(value: number, count: number): this {
    for (let shift = count - 1; shift >= 0; shift--) {
      this.#current = (this.#current << 1) | ((value >>> shift) & 1);
      if (++this.#filled === 8) {
        this.#bytes.push(this.#current);
        this.#current = 0;
        this.#filled = 0;
      }
    }
    return this;
  }

  flags(text: string): this {
    for (const flag of text) this.bits(Number(flag), 1);
    return this;
  }

  /** Exp-Golomb numbers, as headers of this family write them. */
  golomb(...values: readonly number[]): this {
    for (const value of values) {
      const length = 32 - Math.clz32(value + 1);
      this.bits(0, length - 1).bits(value + 1, length);
    }
    return this;
  }

  align(): this {
    while (this.#filled !== 0) this.bits(0, 1);
    return this;
  }

  closed(): number[] {
    this.bits(1, 1).align();
    return this.#bytes;
  }

  aligned(): number[] {
    this.align();
    return this.#bytes;
  }
}

function profile(writer: BitWriter): BitWriter {
  return writer
    .bits(3, 8)
    .bits(0x7000, 16)
    .bits(0, 16)
    .flags('1001')
    .bits(0, 32)
    .bits(0, 12)
    .bits(186, 8);
}

function videoParameters(): number[] {
  const head = new BitWriter()
    .bits(0, 4)
    .flags('11')
    .bits(0, 6)
    .bits(0, 3)
    .flags('1')
    .bits(0xffff, 16);
  return profile(head).flags('1').golomb(0, 0, 0).bits(0, 6).golomb(0).flags('00').closed();
}

function sequenceParameters(sample: HeicSample, depth: number): number[] {
  return profile(new BitWriter().bits(0, 4).bits(0, 3).flags('1'))
    .golomb(0, 1, sample.width, sample.height)
    .flags('0')
    .golomb(0, 0, 0)
    .flags('1')
    .golomb(0, 0, 0)
    .golomb(2, 0, 0, 3, 0, 0)
    .flags('0001')
    .bits(depth - 1, 4)
    .bits(depth - 1, 4)
    .golomb(2, 0)
    .flags('1')
    .golomb(0)
    .flags('00000')
    .closed();
}

function pictureParameters(): number[] {
  return new BitWriter()
    .golomb(0, 0)
    .flags('00')
    .bits(0, 3)
    .flags('00')
    .golomb(0, 0, 0)
    .flags('000')
    .golomb(0, 0)
    .flags('00000001010')
    .flags('0')
    .golomb(0)
    .flags('00')
    .closed();
}

function slice(sample: HeicSample, depth: number): number[] {
  const writer = new BitWriter().flags('10').golomb(0, 2, 0).flags('1').align();
  const drop = 8 - depth;
  const grey = 128 >> drop;
  let block = 0;
  for (let top = 0; top < sample.height; top += BLOCK) {
    for (let left = 0; left < sample.width; left += BLOCK) {
      // Arithmetic coding collapses to one 9-bit word per block: "not the end", "undivided", "uncompressed".
      const notTheEnd = block === 0 ? 0 : 2;
      const lessProbable = LESS_PROBABLE[Math.min(block, LESS_PROBABLE.length - 1)] ?? 0;
      writer.bits((RANGE_AT_START - notTheEnd - lessProbable - 2) | 1, 9).align();
      for (let y = top; y < top + BLOCK; y++) {
        for (let x = left; x < left + BLOCK; x++) writer.bits(sample.luma(x, y) >> drop, depth);
      }
      for (let index = 0; index < (BLOCK * BLOCK) / 2; index++) writer.bits(grey, depth);
      block++;
    }
  }
  return writer.bits((RANGE_AT_START - 2) | 1, 9).aligned();
}

/** A zero pair followed by a small byte would look like a start code, so a 3 is put between. */
function unit(type: number, payload: readonly number[]): Buffer {
  const bytes = [type << 1, 1];
  let zeros = 0;
  for (const byte of payload) {
    if (zeros >= 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    bytes.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(bytes);
}

const u8 = (...values: readonly number[]): Buffer => Buffer.from(values);
const u16 = (value: number): Buffer => u8(value >> 8, value & 255);
const u32 = (value: number): Buffer => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);
const text = (value: string): Buffer => Buffer.from(value, 'latin1');

function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), text(name), body]);
}

const fullBox = (name: string, version: number, ...parts: readonly Buffer[]): Buffer =>
  box(name, u8(version, 0, 0, 0), ...parts);

function decoderSetup(sample: HeicSample, depth: number): Buffer {
  const units = [
    unit(32, videoParameters()),
    unit(33, sequenceParameters(sample, depth)),
    unit(34, pictureParameters()),
  ];
  return box(
    'hvcC',
    u8(
      1,
      3,
      0x70,
      0,
      0,
      0,
      0x90,
      0,
      0,
      0,
      0,
      0,
      186,
      0xf0,
      0,
      0xfc,
      0xfd,
      0xf8,
      0xf8,
      0,
      0,
      0x0f,
      3,
    ),
    ...units.flatMap((bytes, index) => [u8(0x80 | (32 + index)), u16(1), u16(bytes.length), bytes]),
  );
}

export function makeHeic(sample: HeicSample): Buffer {
  const depth = sample.depth ?? 8;
  const frame = unit(20, slice(sample, depth));
  const item = Buffer.concat([u32(frame.length), frame]);
  const { width, height } = sample.claimed ?? sample;
  const fileType = box('ftyp', text('heic'), u32(0), text('mif1heic'));

  const meta = (offset: number): Buffer =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), text('pict'), u32(0), u32(0), u32(0), u8(0)),
      fullBox('pitm', 0, u16(1)),
      fullBox(
        'iloc',
        0,
        u8(0x44, 0),
        u16(1),
        u16(1),
        u16(0),
        u16(1),
        u32(offset),
        u32(item.length),
      ),
      fullBox('iinf', 0, u16(1), fullBox('infe', 2, u16(1), u16(0), text('hvc1'), u8(0))),
      box(
        'iprp',
        box(
          'ipco',
          decoderSetup(sample, depth),
          fullBox('ispe', 0, u32(width), u32(height)),
          box('irot', u8(sample.quarterTurns ?? 0)),
        ),
        fullBox('ipma', 0, u32(1), u16(1), u8(3, 0x81, 2, 0x83)),
      ),
    );
  const head = fileType.length + meta(0).length + 8;
  return Buffer.concat([fileType, meta(head), box('mdat', item)]);
}
