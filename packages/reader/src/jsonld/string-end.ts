import { skipBlank } from './skip-blank.ts';

/** What a string is: the key of an object, the value of one, or an item of a list. */
export type StringPlace = 'key' | 'object' | 'array';

export interface StringEnd {
  /** Where the quote stands that may be the end. */
  at: number;
  quote: string;
  place: StringPlace;
  /** Whether the keys of this data stand without quotes. */
  bareKeys: boolean;
}

/** As far as is looked ahead from a quote, so that data full of quotes costs no more than its length. */
const AHEAD = 400;
const QUOTED_KEY = /^(["'])(?:(?!\1)[^\\\n]|\\.){0,80}\1\s*:/;
const BARE_KEY = /^[\p{L}_$@][\p{L}\p{N}_$@-]{0,80}\s*:/u;
const ITEM = /^(?:["'{[\d]|-\d|(?:true|false|null)\b)/;
const CLOSED = /^[}\]]|^$/;

const isKey = (text: string, { bareKeys }: StringEnd): boolean =>
  QUOTED_KEY.test(text) || (bareKeys && BARE_KEY.test(text));

/** Whether the next string of a list begins here although no comma parts it from the last. */
function isNextItem(ahead: string, rest: string, { quote }: StringEnd): boolean {
  if (!rest.startsWith(quote)) return false;
  const parted = rest.length < ahead.length;
  return (parted ? /^.[^\s,:\]}]/s : /^.[\p{L}\p{N}]/su).test(rest);
}

/** Whether a quote ends its string: only where the grammar could go on after it; any other belongs to the text. */
export function endsString(text: string, end: StringEnd): boolean {
  const { at, place } = end;
  const ahead = text.slice(at + 1, at + 1 + AHEAD);
  const rest = ahead.slice(skipBlank(ahead, 0));
  // What looks like a comment without an end is text.
  if (rest === '') return ahead.trim() === '';
  if (place === 'key') return rest.startsWith(':');
  if (CLOSED.test(rest)) return true;
  if (!rest.startsWith(',')) {
    // A comma was forgotten.
    return place === 'object'
      ? isKey(rest, end)
      : isNextItem(ahead, rest, end) && !/\s/.test(text[at - 1] ?? '');
  }
  const next = rest.slice(skipBlank(rest, 1)).replace(/^,\s*/, '');
  return CLOSED.test(next) || (place === 'object' ? isKey(next, end) : ITEM.test(next));
}
