import { TextDecoder } from 'node:util';

const LOOKED_AT_FOR_META = 4_096;
const LESS = 0x3c;

/** By what the bytes say themselves, then what the server says, then what the page says; else UTF-8 or western. */
export function pageText(bytes: Uint8Array, contentType: string): string {
  const decoder =
    decoderFor(byteOrderMark(bytes)) ??
    decoderFor(/charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1]) ??
    decoderFor(declaredInPage(bytes));
  if (!decoder) return utf8OrWestern(bytes);
  const text = decoder.decode(bytes);
  return decoder.encoding === 'utf-8' && isWestern(text) ? utf8OrWestern(bytes) : text;
}

/** Whether a text that was taken for UTF-8 has letters beyond ASCII, and none of them as UTF-8 writes them. */
const isWestern = (text: string): boolean =>
  text.includes('\uFFFD') && !/[^\0-\x7F\uFFFD]/.test(text);

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  // Nobody marks the order, but a page begins with a tag.
  if (first === LESS && second === 0) return 'utf-16le';
  return first === 0 && second === LESS ? 'utf-16be' : undefined;
}

function declaredInPage(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1')
    .decode(bytes.subarray(0, LOOKED_AT_FOR_META))
    .replaceAll(/<!--.*?-->/gs, '');
  const label =
    /<meta\s[^>]*?charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)/i.exec(head)?.[1];
  // A declaration that could be read byte by byte cannot stand in a two-byte encoding.
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

function decoderFor(label: string | undefined): TextDecoder | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

function utf8OrWestern(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
