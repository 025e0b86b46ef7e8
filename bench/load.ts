import { Agent, request } from 'node:http';

/** One connection, one request after the other: what is measured is work, not waiting in line. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export interface Target {
  readonly url: string;
  readonly token?: string;
}

export const get = ({ url, token }: Target): Promise<{ status: number; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const sent = request(url, { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }),
      );
    });
    sent.once('error', reject).end();
  });

export async function getOk(target: Target): Promise<void> {
  const { status, body } = await get(target);
  if (status !== 200) throw new Error(`${target.url} was answered ${status}: ${String(body)}`);
}

/** How often it was answered in so many milliseconds. */
export async function getFor(target: Target, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  let answers = 0;
  while (performance.now() < end) {
    await getOk(target);
    answers++;
  }
  return answers;
}

/** Milliseconds until the whole answer is here. */
export async function timeOf(target: Target): Promise<number> {
  const started = performance.now();
  await getOk(target);
  return performance.now() - started;
}
