interface FoundJson {
  readonly value: unknown;
  /** The end was missing: the last whole part is the end now. */
  readonly isCutOff: boolean;
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** The text up to its last whole part, with all that is open closed. */
function closed(text: string): string {
  let closers = '';
  let end = { at: 0, closers };
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isString) {
      if (sign === '\\') at += 1;
      else isString = sign !== '"';
      continue;
    }
    isString = sign === '"';
    const closing = CLOSING[sign];
    if (closing !== undefined) closers = closing + closers;
    else if (sign === '}' || sign === ']') closers = closers.slice(1);
    else if (sign !== ',') continue;
    end = { at: sign === ',' ? at : at + 1, closers };
  }
  return text.slice(0, end.at) + end.closers;
}

/** Commas before a closing bracket are the commonest slip. */
const withoutLooseCommas = (text: string): string => text.replace(/,(?=\s*[}\]])/g, '');

function parsed(text: string, isCutOff: boolean): FoundJson | null {
  try {
    return { value: JSON.parse(text), isCutOff };
  } catch {
    return null;
  }
}

/** The object in an answer: bare, in a fence, among other words, with small slips, or cut off. Null where there is none. */
export function jsonInText(text: string): FoundJson | null {
  const start = text.indexOf('{');
  if (start < 0) return null;
  const whole = text.slice(start, text.lastIndexOf('}') + 1);
  return (
    parsed(whole, false) ??
    parsed(withoutLooseCommas(whole), false) ??
    parsed(withoutLooseCommas(closed(text.slice(start))), true)
  );
}
