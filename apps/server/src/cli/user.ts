import { Email, PersonName, visibleText } from '@commonplate/contract';
import { newTemporaryPassword } from '../modules/accounts/temporary-password.ts';
import {
  type UserDirectory,
  createUserDirectory,
} from '../modules/accounts/user-directory.service.ts';
import { systemClock } from '../platform/clock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { MIGRATIONS } from '../platform/database/migrations/all-migrations.ts';
import { openBeside } from '../platform/database/open-database.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { RECOMMENDED_COST, createPasswordHasher } from '../platform/passwords/password-hasher.ts';
import { createSessions } from '../platform/sessions/sessions.ts';
import { readSecret } from '../platform/settings/secret.ts';
import { loadSettings } from '../platform/settings/settings.ts';
import { StartRefused } from '../platform/start-refused.ts';

const USAGE = `Accounts, for the owner of this installation. Works on the same settings as the server, also while it runs.

  npm run user -- list
  npm run user -- create <email> [name]     a temporary password is printed
  npm run user -- reset-password <email>    a temporary password is printed; all sessions end
  npm run user -- make-admin <email>
`;

function readEmail(text: string | undefined): string {
  const email = Email.safeParse(text);
  if (!email.success) throw new StartRefused('Please give a valid email address');
  return email.data;
}

async function findUser(directory: UserDirectory, text: string | undefined) {
  const email = readEmail(text);
  const user = await directory.findByEmail(email);
  if (user === undefined) throw new StartRefused(`There is no account for ${email}`);
  return user;
}

async function list(directory: UserDirectory): Promise<void> {
  const users = await directory.list();
  for (const user of users) {
    const status = user.passwordResetRequired ? 'must change password' : 'active';
    console.log([user.email, user.name, user.role, status, user.createdAt].join('\t'));
  }
  console.log(users.length === 1 ? '1 account' : `${users.length} accounts`);
}

/** None is fine: an address in its place would be shown to everybody who reads a public recipe. */
function readName(text: string): string {
  if (visibleText(text) === '') return '';
  const name = PersonName.safeParse(text);
  if (!name.success) throw new StartRefused(name.error.issues[0]?.message ?? 'Bad name');
  return name.data;
}

async function create(directory: UserDirectory, words: readonly string[]): Promise<void> {
  const email = readEmail(words[0]);
  const name = readName(words.slice(1).join(' '));
  const password = newTemporaryPassword();
  await directory.create({ name, email, password });
  console.log(`Created ${email}. Temporary password, to be changed at first login: ${password}`);
}

async function resetPassword(directory: UserDirectory, words: readonly string[]): Promise<void> {
  const { id, email } = await findUser(directory, words[0]);
  const password = await directory.issueTemporaryPassword(id);
  console.log(`Temporary password for ${email}, good for 72 hours: ${password}`);
}

async function makeAdmin(directory: UserDirectory, words: readonly string[]): Promise<void> {
  const { email } = await findUser(directory, words[0]);
  await directory.makeAdmin(email);
  console.log(`${email} is an administrator now`);
}

const COMMANDS = new Map([
  ['list', list],
  ['create', create],
  ['reset-password', resetPassword],
  ['make-admin', makeAdmin],
]);

async function main(): Promise<void> {
  const [name = '', ...words] = process.argv.slice(2);
  const command = COMMANDS.get(name);
  if (command === undefined) {
    console.log(USAGE);
    process.exitCode = name === '' || name === '--help' ? 0 : 1;
    return;
  }
  const settings = loadSettings(process.env);
  const database = openBeside(settings);
  const clock = systemClock;
  try {
    await migrate(database, MIGRATIONS, clock);
    const secret = readSecret(settings);
    const directory = createUserDirectory({
      settings,
      database,
      clock,
      passwords: createPasswordHasher(RECOMMENDED_COST),
      sessions: createSessions({ database, clock, secret, lives: settings.tokens }),
    });
    await command(directory, words);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  const foreseen = error instanceof StartRefused || error instanceof AppError;
  console.error(foreseen ? error.message : error);
  process.exitCode = 1;
}
