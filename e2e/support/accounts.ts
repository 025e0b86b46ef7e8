import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SignedIn, type User } from '@commonplate/contract';
import type { Product } from './product.ts';

export const PASSWORD = 'Rosemary-and-7-lemons';

export interface Person extends SignedIn {
  email: string;
  password: string;
}

export const newEmail = (name = 'cook') => `${name}-${randomUUID().slice(0, 8)}@kitchen.example`;

/** One call to the API, as another program would make it. */
export async function call(
  product: Product,
  endpoint: string,
  options: { token?: string; body?: unknown } = {},
) {
  const [method = 'GET', path = ''] = endpoint.split(' ');
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  const answer = (await response.json()) as {
    success: boolean;
    data: unknown;
    error?: { message: string; code: string };
  };
  return { status: response.status, ...answer };
}

export async function registerPerson(product: Product, name = 'Marta Keller'): Promise<Person> {
  const email = newEmail();
  const answer = await call(product, 'POST /auth/register', {
    body: { name, email, password: PASSWORD },
  });
  if (answer.status !== 201) throw new Error(`registering failed: ${JSON.stringify(answer)}`);
  return { ...SignedIn.parse(answer.data), email, password: PASSWORD };
}

/** Any part of a session but its token may be missing. */
interface Session {
  token: string;
  refreshToken?: string;
  user?: User;
}

/** Puts a session into the browser without the sign-in screen: the next page of the product that loads finds it. */
export async function enterAs(page: Page, { token, refreshToken, user }: Session) {
  const session = Object.entries({
    authToken: token,
    ...(refreshToken && { refreshToken }),
    ...(user && { user: JSON.stringify(user) }),
  });
  await page.context().addInitScript(
    ({ entries, mark }) => {
      // The print window has no storage; and once signed out, a later page must not find the session again.
      if (!location.protocol.startsWith('http') || localStorage.getItem(mark) !== null) return;
      localStorage.setItem(mark, '');
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    { entries: session, mark: `entered-${randomUUID()}` },
  );
}
