import { randomUUID } from 'node:crypto';

export interface FormPart {
  readonly name: string;
  /** A part with a file name is a file. */
  readonly filename?: string;
  readonly type?: string;
  readonly content: Uint8Array | string;
}

export interface FormBody {
  readonly headers: { readonly 'content-type': string };
  readonly payload: Buffer;
}

/** A form as a browser sends it, or as nobody should: names go out as they are. */
export function formBody(parts: readonly FormPart[]): FormBody {
  const boundary = `----${randomUUID()}`;
  const chunks = parts.flatMap(({ name, filename, type = 'image/png', content }) => [
    Buffer.from(
      filename === undefined
        ? `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`
        : `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

export const photoForm = (content: Uint8Array | string, filename = 'dish.png'): FormBody =>
  formBody([{ name: 'image', filename, content }]);
