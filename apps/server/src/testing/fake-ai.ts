import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text as bodyOf } from 'node:stream/consumers';
import { startLoopbackSite } from './loopback-site.ts';
import { AI_WIRES, TEST_KEY, type WireName } from './ai-wires.ts';

/** A question as it came over the wire. */
export interface AskedQuestion {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type FakeReply = (response: ServerResponse, question: AskedQuestion) => void;

/** A provider on this machine that answers as it is told. */
export interface FakeAi {
  readonly host: string;
  readonly env: Readonly<Record<string, string>>;
  readonly asked: AskedQuestion[];
  /** What it answers from now on; with several, one after the other, the last again and again. */
  answer(...replies: readonly [FakeReply, ...FakeReply[]]): void;
  /** The model writes this, an object as JSON. */
  says(written: unknown): FakeReply;
  refuses(): FakeReply;
  close(): Promise<void>;
}

export const replies =
  (status: number, body: string, type = 'application/json'): FakeReply =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

export async function startFakeAi(name: WireName = 'openai-compatible'): Promise<FakeAi> {
  const wire = AI_WIRES[name];
  const asked: AskedQuestion[] = [];
  let waiting: FakeReply[] = [];
  let current: FakeReply = replies(500, '{}');
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    const question = { path: request.url ?? '', headers: request.headers, body };
    asked.push(question);
    current = waiting.shift() ?? current;
    if (wire.path.test(question.path)) current(response, question);
    else replies(404, '{}')(response, question);
  };
  const site = await startLoopbackSite((request, response) => void reply(request, response));
  return {
    host: site.host,
    env: { ...wire.env(site.host), AI_API_KEY: TEST_KEY, AI_MODEL: 'test-model' },
    asked,
    answer(...given) {
      asked.length = 0;
      waiting = [...given];
    },
    says: (written) => {
      const text = typeof written === 'string' ? written : JSON.stringify(written);
      return replies(200, JSON.stringify(wire.saying(text)));
    },
    refuses: () => replies(200, JSON.stringify(wire.refusing)),
    close: () => site.close(),
  };
}
