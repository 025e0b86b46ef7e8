import { expect, test } from 'vitest';
import { recognisePicture } from './recognise-picture.ts';

const text = (value: string): Uint8Array => Buffer.from(value, 'latin1');

test.each([
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['jpeg', '\xff\xd8\xff\xe1\0\x10Exif'],
  ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x1cftypmif1\0\0\0\0mif1heixmiaf'],
] as const)('%s is known by its first bytes', (kind, bytes) => {
  expect(recognisePicture(text(bytes))).toBe(kind);
});

test.each([
  ['nothing at all', ''],
  ['one byte', '\xff'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML', '<!doctype html><title>Soup</title>'],
  ['PDF', '%PDF-1.7'],
  ['GIF', 'GIF89a\x01\0\x01\0'],
  ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
  ['AVIF in a neutral container', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'],
  ['a film', '\0\0\0\x18ftypmp42\0\0\0\0isommp42'],
  ['sound in the container of WebP', 'RIFF\x24\0\0\0WAVEfmt '],
  ['TIFF', 'II*\0\x08\0\0\0'],
])('%s is not a picture we take', (_name, bytes) => {
  expect(recognisePicture(text(bytes))).toBeNull();
});

test('a HEVC brand beyond the end of the type box does not count', () => {
  expect(recognisePicture(text('\0\0\0\x14ftypmif1\0\0\0\0avifheic'))).toBeNull();
});
