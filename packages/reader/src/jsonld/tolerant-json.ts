import type { JsonObject, JsonValue } from './json-value.ts';

const MAX_DEPTH = 60;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/**
 * Reads JSON as sites write it: raw line feeds and unescaped quotes in strings, missing, doubled and trailing commas,
 * comments, bad escapes, a cut-off end. Never throws; what cannot be understood is skipped.
 */
class TolerantParser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): JsonValue | undefined {
    return this.#value(0);
  }

  #skipBlank(): void {
    for (;;) {
      const letter = this.#text.charCodeAt(this.#at);
      if (letter <= 32 || letter === 0xa0 || letter === 0xfeff) this.#at += 1;
      else if (this.#text.startsWith('/*', this.#at)) this.#skipPast('*/');
      else if (this.#text.startsWith('//', this.#at)) this.#skipPast('\n');
      else return;
    }
  }

  #skipPast(mark: string): void {
    const found = this.#text.indexOf(mark, this.#at);
    this.#at = found < 0 ? this.#text.length : found + mark.length;
  }

  #value(depth: number): JsonValue | undefined {
    this.#skipBlank();
    const first = this.#text[this.#at];
    if (first === undefined || depth > MAX_DEPTH) return undefined;
    if (first === '{') return this.#object(depth);
    if (first === '[') return this.#array(depth);
    if (first === '"') return this.#string('value');
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
      if (next === undefined) return object;
      if (next === '}') {
        this.#at += 1;
        return object;
      }
      if (next !== '"') {
        // A bracket that closes something further out also ends this object.
        if (next === ']') return object;
        this.#at += 1;
        continue;
      }
      const key = this.#string('key');
      this.#skipBlank();
      if (this.#text[this.#at] !== ':') continue;
      this.#at += 1;
      const value = this.#value(depth + 1);
      if (value !== undefined && key !== '__proto__') object[key] = value;
      else if (depth >= MAX_DEPTH) return object;
    }
  }

  #array(depth: number): JsonValue[] {
    const items: JsonValue[] = [];
    this.#at += 1;
    for (;;) {
      this.#skipBlank();
      const next = this.#text[this.#at];
      if (next === undefined) return items;
      if (next === ']') {
        this.#at += 1;
        return items;
      }
      if (next === '}') return items;
      const before = this.#at;
      const value = next === ',' || next === ':' ? undefined : this.#value(depth + 1);
      if (value !== undefined) items.push(value);
      if (this.#at === before) this.#at += 1;
    }
  }

  /** A quote ends the string only where the grammar could go on after it; any other belongs to the text. */
  #endsString(at: number, role: 'key' | 'value'): boolean {
    const after = /\s*(.?)\s*(.?)/sy;
    after.lastIndex = at + 1;
    const [, next = '', second = ''] = after.exec(this.#text) ?? [];
    if (role === 'key') return next === ':' || next === '';
    if (next === '' || next === '}' || next === ']') return true;
    if (next === ',') return /["{[\d\-tfn}\]]|^$/.test(second);
    return next === '"' && this.#text.slice(at + 1, at + 40).includes('\n');
  }

  #string(role: 'key' | 'value'): string {
    const parts: string[] = [];
    let from = this.#at + 1;
    const mark = /["\\]/g;
    mark.lastIndex = from;
    for (let found = mark.exec(this.#text); found; found = mark.exec(this.#text)) {
      if (found[0] === '"') {
        if (!this.#endsString(found.index, role)) continue;
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
    return parts.join('');
  }
}

export function parseTolerantJson(text: string): JsonValue | undefined {
  return new TolerantParser(text).parse();
}
