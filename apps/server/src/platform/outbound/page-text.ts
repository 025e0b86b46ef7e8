import { TextDecoder } from 'node:util';

const LOOKED_AT_FOR_META = 4_096;

/** By what the bytes say themselves, then what the server says, then what the page says; else UTF-8 or western. */
export function pageText(bytes: Uint8Array, contentType: string): string {
  const decoder =
    decoderFor(byteOrderMark(bytes)) ??
    decoderFor(/charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1]) ??
    decoderFor(declaredInPage(bytes));
  return decoder ? decoder.decode(bytes) : utf8OrWestern(bytes);
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
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
