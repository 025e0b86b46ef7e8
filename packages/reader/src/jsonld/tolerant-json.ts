import type { JsonObject, JsonValue } from './json-value.ts';
import { skipBlank } from './skip-blank.ts';
import { endsString, type StringPlace } from './string-end.ts';

const MAX_DEPTH = 60;
const MAX_ROOTS = 50;
const BARE_KEY = /[\p{L}_$@][\p{L}\p{N}_$@-]{0,40}(?=\s{0,40}:)/uy;
const NEXT_ROOT = /[,;\s]*(?=[{[])/y;
/** Where a key without quotes stands, first or after a value. */
const BARE_KEYS = /(?:^[\s[{]*|["'}\]\d]\s*,\s*)[\p{L}_$@][\p{L}\p{N}_$@]*\s*:\s*["'[{\d]/u;
const LOOKED_AT = 20_000;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Where data ends before it is complete: each object that was still open, with the key whose value was being read. */
export type CutIn = ReadonlyMap<JsonObject, string>;

export interface TolerantJson {
  value: JsonValue | undefined;
  cutIn: CutIn;
}

/**
 * Reads JSON as sites write it: raw line feeds and unescaped quotes in strings, missing, doubled and trailing commas,
 * comments, bad escapes, single quotes, keys without any, several values one after the other, a cut-off end. Never
 * throws; what cannot be understood is skipped.
 */
class TolerantParser {
  readonly #text: string;
  readonly #bareKeys: boolean;
  readonly #cutIn = new Map<JsonObject, string>();
  #at = 0;
  #isCut = false;

  constructor(text: string) {
    this.#text = text;
    this.#bareKeys = BARE_KEYS.test(text.slice(0, LOOKED_AT));
  }

  parse(): TolerantJson {
    const roots: JsonValue[] = [];
    for (let goesOn = true; goesOn && roots.length < MAX_ROOTS; goesOn = this.#found(NEXT_ROOT)) {
      const value = this.#value(0, 'object');
      if (value === undefined) break;
      roots.push(value);
      this.#skipBlank();
    }
    return { value: roots.length > 1 ? roots : roots[0], cutIn: this.#cutIn };
  }

  #skipBlank(): void {
    this.#at = skipBlank(this.#text, this.#at);
  }

  /** Goes past the form, if it stands here. */
  #found(form: RegExp): boolean {
    form.lastIndex = this.#at;
    if (!form.test(this.#text)) return false;
    this.#at = form.lastIndex;
    return true;
  }

  #value(depth: number, within: StringPlace): JsonValue | undefined {
    this.#skipBlank();
    const first = this.#text[this.#at];
    if (first === undefined || depth > MAX_DEPTH) return undefined;
    if (first === '{') return this.#object(depth);
    if (first === '[') return this.#array(depth);
    if (first === '"' || first === "'") return this.#string(within);
    const word = /[^\s,{}[\]":]*/y;
    word.lastIndex = this.#at;
    const literal = word.exec(this.#text)?.[0] ?? '';
    if (literal === '') return undefined;
    this.#at += literal.length;
    if (literal === 'true' || literal === 'false') return literal === 'true';
    if (literal === 'null') return null;
    const number = Number(literal);
    return Number.isFinite(number) ? number : literal;
  }

  #object(depth: number): JsonObject {
    const object: JsonObject = {};
    this.#at += 1;
    for (;;) {
      this.#skipBlank();
      const next = this.#text[this.#at];
      if (next === undefined) {
        this.#isCut = true;
        return object;
      }
      if (next === '}') {
        this.#at += 1;
        return object;
      }
      // A bracket that closes something further out also ends this object.
      if (next === ']') return object;
      const key = this.#key();
      if (key === null) {
        this.#at += 1;
        continue;
      }
      this.#skipBlank();
      if (this.#text[this.#at] !== ':') continue;
      this.#at += 1;
      const value = this.#value(depth + 1, 'object');
      if (value !== undefined && key !== '__proto__') object[key] = value;
      else if (depth >= MAX_DEPTH) return object;
      if (this.#isCut) this.#cutIn.set(object, key);
    }
  }

  #key(): string | null {
    const from = this.#at;
    const first = this.#text[from];
    if (first === '"' || first === "'") return this.#string('key');
    return this.#found(BARE_KEY) ? this.#text.slice(from, this.#at) : null;
  }

  #array(depth: number): JsonValue[] {
    const items: JsonValue[] = [];
    this.#at += 1;
    for (;;) {
      this.#skipBlank();
      const next = this.#text[this.#at];
      if (next === undefined) {
        this.#isCut = true;
        return items;
      }
      if (next === ']') {
        this.#at += 1;
        return items;
      }
      if (next === '}') return items;
      const before = this.#at;
      const value = next === ',' || next === ':' ? undefined : this.#value(depth + 1, 'array');
      if (value !== undefined) items.push(value);
      if (this.#at === before) this.#at += 1;
    }
  }

  #string(place: StringPlace): string {
    const parts: string[] = [];
    const quote = this.#text[this.#at] ?? '"';
    let from = this.#at + 1;
    const mark = quote === '"' ? /["\\]/g : /['\\]/g;
    mark.lastIndex = from;
    for (let found = mark.exec(this.#text); found; found = mark.exec(this.#text)) {
      if (found[0] === quote) {
        const end = { at: found.index, quote, place, bareKeys: this.#bareKeys };
        if (!endsString(this.#text, end)) continue;
        parts.push(this.#text.slice(from, found.index));
        this.#at = found.index + 1;
        return parts.join('');
      }
      parts.push(this.#text.slice(from, found.index));
      from = found.index + 2;
      const letter = this.#text[found.index + 1] ?? '';
      const hex =
        letter === 'u' ? /^[0-9a-f]{4}/i.exec(this.#text.slice(from, from + 4))?.[0] : null;
      if (hex) {
        parts.push(String.fromCharCode(Number.parseInt(hex, 16)));
        from += 4;
      } else parts.push(ESCAPES[letter] ?? letter);
      mark.lastIndex = from;
    }
    parts.push(this.#text.slice(from));
    this.#at = this.#text.length;
    this.#isCut = true;
    return parts.join('');
  }
}

export function parseTolerantJson(text: string): TolerantJson {
  return new TolerantParser(text).parse();
}
