import { bareOf } from '../text/bare-text.ts';
import { decodeEntities } from '../text/decode-entities.ts';
import { remembered } from '../text/remembered.ts';
import { EURO, isGarbledAt, mayTellGarbled } from './garbled-sign.ts';

const AMPERSAND = 0x26;
/** It may begin a tag, and so end a text. */
const LESS = 0x3c;
/** The small one has two forms, and which one is meant depends on the letters around it. */
const SIGMA = 0x3a3;

const DROPPED = 0;
/** Of a character that stands for others, or for more than one. */
const WITH_CARE = 0xffff;

/** Most letters of Europe. */
const LETTERS_TO = 0x530;
/** Dashes, quotes, bullets and the like. */
const SIGNS_FROM = 0x2000;
const SIGNS_TO = 0x2100;

function bareLetter(code: number): number {
  const bare = bareOf(String.fromCharCode(code));
  if (code === AMPERSAND || code === SIGMA || mayTellGarbled(code) || bare.length > 1)
    return WITH_CARE;
  return bare === '' ? DROPPED : bare.charCodeAt(0);
}

/** What each sign comes down to: one table for all of them, since it is asked for every letter of a page. */
const BARE = new Uint16Array(0x1_0000).fill(WITH_CARE);
for (let code = 0; code < LETTERS_TO; code++) BARE[code] = bareLetter(code);
BARE.fill(DROPPED, SIGNS_FROM, SIGNS_TO);
BARE[EURO] = WITH_CARE;
BARE[LESS] = WITH_CARE;

const ENTITY = /&[a-z\d#]{2,9};/iy;
/** What an escaped ampersand begins may be an entity that was escaped twice. */
const ESCAPED_TWICE = /&(?:amp|#0{0,4}38|#x0{0,4}26);[a-z#]/iy;

/** The entity or the character at a place, as it stands there; null where it cannot be read without what is around it. */
function signAt(html: string, at: number): string | null {
  const code = html.charCodeAt(at);
  if (code !== AMPERSAND) return code === SIGMA ? null : html.charAt(at);
  ESCAPED_TWICE.lastIndex = at;
  if (ESCAPED_TWICE.test(html)) return null;
  ENTITY.lastIndex = at;
  return ENTITY.exec(html)?.[0] ?? '&';
}

/** Where the text that goes on at a place ends. */
function endOf(html: string, from: number): number {
  const end = html.indexOf('<', from);
  return end < 0 ? html.length : end;
}

function holdsGarbled(html: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isGarbledAt(html, at)) return true;
  return false;
}

/** The bare text of an entity or a character. */
const bareSign = remembered((sign) => bareOf(decodeEntities(sign)));

const FIRST_SIZE = 65_536;
/** The room of the page before, since new room costs more than what is written into it; null while it is in use. */
let spare: Uint16Array<ArrayBuffer> | null = null;
const NO_ROOM = new Uint16Array(0);
const UTF_16 = new TextDecoder('utf-16le', { ignoreBOM: true });

/** The bare text of a page, written piece by piece: what `bareOf` makes of all of them, in a fraction of the time. */
export class BareTextWriter {
  #codes: Uint16Array<ArrayBuffer>;
  #size = 0;
  #isGarbled = false;

  constructor() {
    this.#codes = spare ?? new Uint16Array(FIRST_SIZE);
    spare = null;
  }

  /** How much is written. */
  get size(): number {
    return this.#size;
  }

  /** Whether some letters are not written as they are meant. */
  get isGarbled(): boolean {
    return this.#isGarbled;
  }

  /** Adds the text at a place of a page, in which entities are not decoded, up to the next sign that may begin a tag; tells where that is. */
  addText(html: string, from: number): number {
    const start = this.#size;
    let at = this.#addPlain(html, from);
    while (at < html.length && html.charCodeAt(at) !== LESS) {
      const sign = signAt(html, at);
      this.#isGarbled ||= isGarbledAt(html, at);
      if (sign === null) {
        const end = endOf(html, at);
        this.#isGarbled ||= holdsGarbled(html, at, end);
        this.#size = start;
        this.#write(bareOf(decodeEntities(html.slice(from, end))));
        return end;
      }
      this.#write(bareSign(sign));
      at = this.#addPlain(html, at + sign.length);
    }
    return at;
  }

  clear(): void {
    this.#size = 0;
  }

  /** All that was written; nothing can be added to it. */
  finish(): string {
    const text = UTF_16.decode(this.#codes.subarray(0, this.#size));
    if (this.#codes.length === FIRST_SIZE) spare = this.#codes;
    this.#codes = NO_ROOM;
    return text;
  }

  /** Adds what needs no care, up to the first sign that does: where that stands, or else the end. */
  #addPlain(html: string, from: number): number {
    let at = from;
    while (at < html.length) {
      this.#makeRoom(1);
      const codes = this.#codes;
      let size = this.#size;
      // Each sign leaves one at most.
      const to = Math.min(html.length, at + codes.length - size);
      let code = DROPPED;
      for (; at < to; at++) {
        code = BARE[html.charCodeAt(at)] ?? DROPPED;
        if (code === WITH_CARE) break;
        if (code !== DROPPED) codes[size++] = code;
      }
      this.#size = size;
      if (code === WITH_CARE) break;
    }
    return at;
  }

  #write(bare: string): void {
    this.#makeRoom(bare.length);
    for (let at = 0; at < bare.length; at++) this.#codes[this.#size++] = bare.charCodeAt(at);
  }

  #makeRoom(more: number): void {
    const needed = this.#size + more;
    if (needed <= this.#codes.length) return;
    const larger = new Uint16Array(Math.max(needed, this.#codes.length * 2));
    larger.set(this.#codes.subarray(0, this.#size));
    this.#codes = larger;
  }
}
