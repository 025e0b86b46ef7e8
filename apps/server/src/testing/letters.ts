import type { MailSink } from './mail-sink.ts';
import { call } from './accounts.ts';
import type { TestApp } from './test-app.ts';

/** Lets everything that follows an answer happen: background work, then the queued letters. */
export async function settle(app: TestApp): Promise<void> {
  await app.platform.background.idle();
  await app.platform.mail.drain();
}

export async function askForLink(app: TestApp, email: string) {
  const answer = await call(app, 'POST /auth/forgot-password', { body: { email } });
  await settle(app);
  return answer;
}

export const lettersTo = (sink: MailSink, email: string) =>
  sink.received.filter((letter) => letter.to?.some(({ address }) => address === email));

/** The token in the newest letter to this address that has one. */
export function lastToken(sink: MailSink, email: string): string {
  const tokens = lettersTo(sink, email).flatMap(({ text = '' }) => {
    const token = /\/reset-password\/([\w-]+)/.exec(text)?.[1];
    return token === undefined ? [] : [token];
  });
  const last = tokens.at(-1);
  if (last === undefined) throw new Error(`No link was sent to ${email}`);
  return last;
}
