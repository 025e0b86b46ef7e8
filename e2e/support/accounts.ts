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

/** It names its icon, so that the browser does not ask for one. */
const EMPTY_PAGE = '<!doctype html><title>Empty</title><link rel="icon" href="data:,">';

/** Puts a session into the browser without the sign-in screen, on an empty page of the product's origin. */
export async function enterAs(
  page: Page,
  person: { user: User; token: string; refreshToken: string },
) {
  await page.route('**/empty-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }),
  );
  await page.goto('/empty-page');
  await page.evaluate(({ user, token, refreshToken }) => {
    localStorage.setItem('authToken', token);
    localStorage.setItem('refreshToken', refreshToken);
    localStorage.setItem('user', JSON.stringify(user));
  }, person);
  await page.unroute('**/empty-page');
}
