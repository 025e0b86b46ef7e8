import './patience.ts';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  /** As in `POST /auth/login`. */
  route: string;
  query: URLSearchParams;
  authorization: string | undefined;
  contentType: string | undefined;
  idempotencyKey: string | undefined;
  body: string;
}

interface Answer {
  status: number;
  body: unknown;
}

type Handler = (request: SeenRequest) => Answer | Promise<Answer>;

export interface FakeApi {
  seen: SeenRequest[];
  on: (route: string, handler: Handler) => void;
  routesSeen: () => string[];
  close: () => Promise<void>;
}

export const ok = (data: unknown): Answer => ({ status: 200, body: { success: true, data } });

/** The connection breaks before the answer. */
export const cut: Answer = { status: 0, body: null };

export const failed = (
  status: number,
  error: {
    code?: string;
    message?: string;
    fields?: Record<string, string>;
    passwordResetRequired?: boolean;
  },
): Answer => ({ status, body: { success: false, error } });

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A server of its own on the loopback, at the address the page believes to be at. */
export async function startFakeApi(): Promise<FakeApi> {
  const handlers = new Map<string, Handler>();
  const seen: SeenRequest[] = [];

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(message.url ?? '/', 'http://127.0.0.1');
    const request: SeenRequest = {
      route: `${message.method} ${url.pathname.replace(/^\/api/, '')}`,
      query: url.searchParams,
      authorization: message.headers.authorization,
      contentType: message.headers['content-type'],
      idempotencyKey: [message.headers['idempotency-key'] ?? []].flat()[0],
      body: await readBody(message),
    };
    seen.push(request);
    const handler = handlers.get(request.route) ?? (() => failed(404, { message: 'Not found' }));
    const { status, body } = await handler(request);
    if (status === 0) {
      response.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  const server = createServer((message, response) => void answer(message, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  window.happyDOM?.setURL(`http://127.0.0.1:${port}/`);
  return {
    seen,
    on: (route, handler) => void handlers.set(route, handler),
    routesSeen: () => seen.map(({ route }) => route),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
