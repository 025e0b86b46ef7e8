import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { ending } from './ending.ts';

/** A real SMTP server that keeps what it is given. */
export interface MailSink {
  readonly url: string;
  readonly received: readonly Email[];
  /** Refuse the next letters, as a server in trouble does. */
  refusing: boolean;
  close(): Promise<void>;
}

async function readLetter(stream: AsyncIterable<Buffer>): Promise<Email> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return PostalMime.parse(Buffer.concat(chunks));
}

export async function startMailSink(): Promise<MailSink> {
  const received: Email[] = [];
  const take = async (stream: AsyncIterable<Buffer>, done: (error?: Error) => void) => {
    const letter = await readLetter(stream);
    if (sink.refusing) {
      done(new Error('try later'));
      return;
    }
    received.push(letter);
    done();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => void take(stream, done),
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusing: false,
    close: ending(
      () =>
        new Promise((resolve) => {
          server.close(() => resolve());
        }),
    ),
  };
  return sink;
}
