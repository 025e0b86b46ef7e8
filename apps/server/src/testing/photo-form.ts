import type { Cook } from './cook.ts';
import type { TestApp } from './test-app.ts';

interface Sent {
  readonly field: string;
  readonly files: readonly Uint8Array[];
  readonly texts?: Readonly<Record<string, string>>;
}

/** Sends files as a browser does. */
export async function sendPhotos(
  app: TestApp,
  { token, path }: Pick<Cook, 'token'> & { readonly path: string },
  { field, files, texts = {} }: Sent,
) {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const file of files) form.append(field, new Blob([Buffer.from(file)]), 'photo.jpg');
  const { headers, body } = await encoded(form);
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function encoded(form: FormData) {
  const response = new Response(form);
  const type = response.headers.get('content-type') ?? '';
  return { headers: { 'content-type': type }, body: Buffer.from(await response.arrayBuffer()) };
}
