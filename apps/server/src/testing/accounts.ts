import type { SignedIn } from '@commonplate/contract';
import type { FastifyInstance } from 'fastify';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'Correct-horse-7';

let count = 0;
export const newEmail = (name = 'cook'): string => `${name}-${++count}@example.test`;

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Call {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly from?: string;
}

/** `call(app, 'POST /auth/login', { body })`: below /api, JSON in and out. */
export async function call(
  app: { readonly server: FastifyInstance },
  endpoint: `${Method} ${string}`,
  { body, token, headers = {}, from }: Call = {},
) {
  const [method, path] = endpoint.split(' ') as [Method, string];
  return app.server.inject({
    method,
    url: `/api${path}`,
    headers: { ...(token === undefined ? {} : bearer(token)), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
    ...(from === undefined ? {} : { remoteAddress: from }),
  });
}

export interface Account extends SignedIn {
  readonly email: string;
  readonly password: string;
}

/** Registers somebody new. The first one of an empty database is admin, as in life. */
export async function register(
  app: TestApp,
  { email = newEmail(), password = PASSWORD, name = 'A. Cook' } = {},
): Promise<Account> {
  const answer = await call(app, 'POST /auth/register', { body: { name, email, password } });
  if (answer.statusCode !== 201) throw new Error(`Could not register: ${answer.body}`);
  return { ...answer.json<{ data: SignedIn }>().data, email, password };
}

export async function login(
  app: TestApp,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<Account> {
  const answer = await call(app, 'POST /auth/login', { body: { email, password } });
  if (answer.statusCode !== 200) throw new Error(`Could not sign in: ${answer.body}`);
  return { ...answer.json<{ data: SignedIn }>().data, email, password };
}

/** The status of a signed-in call: 200 while the token works. */
export async function statusWith(app: TestApp, token: string): Promise<number> {
  const answer = await call(app, 'GET /auth/profile', { token });
  return answer.statusCode;
}
