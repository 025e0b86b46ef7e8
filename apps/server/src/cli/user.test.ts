import type { SignedIn } from '@commonplate/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '../testing/accounts.ts';
import { type Place, newPlace, onEachEngine } from '../testing/engines.ts';
import { PROCESS_TEST_MS, runUserCommand, startServer } from '../testing/server-process.ts';

async function signedInBy(answer: Promise<Response>): Promise<SignedIn> {
  const { data } = (await (await answer).json()) as { data: SignedIn };
  return data;
}

onEachEngine('npm run user', (place) => {
  const run = (...args: string[]) => runUserCommand(args, place().env);

  test(
    'helps an owner who is locked out, while the server runs',
    async () => {
      const server = await startServer(place().env);
      const post = (path: string, body: unknown) =>
        fetch(`${server.url}/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const owner = { name: 'Olga', email: 'olga@example.test', password: PASSWORD };
      const { token } = await signedInBy(post('/auth/register', owner));

      const created = await run('create', 'Ben@Example.test', 'Ben', 'Baker');
      expect(created.code).toBe(0);
      const first = /login: (\S+)/.exec(created.output)?.[1];
      const ben = { email: 'ben@example.test', password: first };
      expect((await signedInBy(post('/auth/login', ben))).user).toMatchObject({
        name: 'Ben Baker',
        role: 'user',
        passwordResetRequired: true,
      });

      expect((await run('make-admin', 'ben@example.test')).code).toBe(0);
      const listed = await run('list');
      expect(listed.output).toMatch(/ben@example\.test\tBen Baker\tadmin\tmust change password/);
      expect(listed.output).toMatch(/olga@example\.test\tOlga\tadmin\tactive/);
      expect(listed.output).toContain('2 accounts');

      const reset = await run('reset-password', 'olga@example.test');
      const temporary = /hours: (\S+)/.exec(reset.output)?.[1];
      const old = await fetch(`${server.url}/api/auth/profile`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(old.status).toBe(401);
      const again = await post('/auth/login', { email: owner.email, password: temporary });
      expect(again.status).toBe(200);

      server.child.kill('SIGTERM');
      await server.exit;
    },
    PROCESS_TEST_MS,
  );
});

describe('npm run user with a mistake in it', () => {
  let place: Place;
  beforeAll(async () => {
    place = await newPlace('sqlite');
  });
  afterAll(() => place.remove());

  test(
    'creates an account once',
    async () => {
      const command = ['create', 'olga@example.test'];
      expect((await runUserCommand(command, place.env)).code).toBe(0);
      const again = await runUserCommand(command, place.env);
      expect(again.code).toBe(1);
      expect(again.output).toContain('There is already an account for olga@example.test');
    },
    PROCESS_TEST_MS,
  );

  test.each([
    [['create', 'nobody'], 'Please give a valid email address'],
    [['reset-password', 'no@example.test'], 'There is no account for no@example.test'],
    [['make-admin', 'no@example.test'], 'There is no account for no@example.test'],
    [['dance'], 'npm run user -- list'],
  ])('%j fails with a clear line', async (args, message) => {
    const { code, output } = await runUserCommand(args, place.env);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toContain('    at ');
  });
});
