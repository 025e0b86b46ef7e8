/** Data that is written out as JSON already, so that nobody needs to read it only to write it again. */
export class JsonText<Data> {
  /** For the type alone: what the text says. */
  declare readonly data: Data;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An answer of ours as JSON. */
export function writeJson(answer: unknown): string | Buffer {
  const data =
    typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
  if (!(data instanceof JsonText)) return JSON.stringify(answer);
  // In bytes: a long text put together from parts would be walked through twice, to be measured and to be sent.
  return Buffer.from(['{"success":true,"data":', data.text, '}'].join(''));
}
