const DOUBLE = 0x22;
const SINGLE = 0x27;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const SPACE = 0x20;

const isBlank = (code: number): boolean =>
  code === SPACE || (code >= 0x09 && code <= 0x0d && code !== 0x0b);
const endsName = (code: number): boolean =>
  code === EQUALS || code === GREATER || code === SLASH || isBlank(code);

/** Goes through the attributes of a tag, one by one, the way browsers do. */
export class AttributeWalk {
  readonly #html: string;
  /** Where it stands: in the end at the sign that closes the tag, or behind all markup. */
  at: number;
  nameAt = 0;
  nameTo = 0;
  valueAt = 0;
  valueTo = 0;
  /** Whether a slash stands before the end of the tag. */
  isClosed = false;

  /** Begins behind the name of the tag. */
  constructor(html: string, at: number) {
    this.#html = html;
    this.at = at;
  }

  /** Whether there is a further attribute. */
  next(): boolean {
    const html = this.#html;
    let at = this.at;
    let code = html.charCodeAt(at);
    for (; code === SLASH || isBlank(code); code = html.charCodeAt(++at))
      if (code === SLASH) this.isClosed = true;
    this.at = at;
    if (code === GREATER || at >= html.length) return false;
    this.isClosed = false;
    this.nameAt = at;
    do code = html.charCodeAt(++at);
    while (!endsName(code) && at < html.length);
    this.nameTo = at;
    at = this.#skipBlank(at);
    this.valueAt = this.valueTo = at;
    this.at = at;
    if (html.charCodeAt(at) === EQUALS) this.#readValue(this.#skipBlank(at + 1));
    return true;
  }

  #readValue(from: number): void {
    const html = this.#html;
    const sign = html.charCodeAt(from);
    let to = from;
    if (sign === DOUBLE || sign === SINGLE) {
      to = html.indexOf(sign === DOUBLE ? '"' : "'", from + 1);
      this.valueAt = from + 1;
      this.valueTo = to < 0 ? html.length : to;
      this.at = this.valueTo + 1;
      return;
    }
    for (let code = sign; code !== GREATER && !isBlank(code) && to < html.length;)
      code = html.charCodeAt(++to);
    this.valueAt = from;
    this.valueTo = this.at = to;
  }

  #skipBlank(from: number): number {
    let at = from;
    while (isBlank(this.#html.charCodeAt(at))) at += 1;
    return at;
  }
}
