import { randomUUID } from 'node:crypto';
import { SignedIn } from '@commonplate/contract';
import type { InjectOptions } from 'fastify';
import type { TestApp } from './test-app.ts';

/** Somebody signed in, and what he does. */
export interface Cook {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  /** A call below /api: `get('/recipes')`. */
  get(path: string): Promise<Answer>;
  post(path: string, body: InjectPayload, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body: InjectPayload): Promise<Answer>;
  delete(path: string): Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly body: any;
}

type InjectPayload = NonNullable<InjectOptions['payload']>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export async function call(
  app: TestApp,
  [method, path]: [Method, string],
  options: { token?: string; body?: InjectPayload; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await app.server.inject({
    method,
    url: `/api${path}`,
    headers: {
      ...options.headers,
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
    },
    ...(options.body !== undefined && { payload: options.body }),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

export async function newCook(app: TestApp, name = 'Marta Keller'): Promise<Cook> {
  const email = `${randomUUID()}@kitchen.example`;
  const body = { name, email, password: 'Rosemary-and-7-lemons' };
  const answer = await call(app, ['POST', '/auth/register'], { body });
  const { token, user } = SignedIn.parse(answer.body.data);
  return {
    id: user.id,
    email,
    token,
    get: (path) => call(app, ['GET', path], { token }),
    post: (path, payload, headers = {}) =>
      call(app, ['POST', path], { token, body: payload, headers }),
    put: (path, payload) => call(app, ['PUT', path], { token, body: payload }),
    delete: (path) => call(app, ['DELETE', path], { token }),
  };
}
