import { createTransport } from 'nodemailer';
import { SECOND } from '../clock.ts';
import type { Post } from './letter.ts';

/** A server that hangs may hold up the queue for this long, never a request. */
const TIMEOUTS = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
  dnsTimeout: 5 * SECOND,
};

export function createSmtpPost(smtpUrl: string, from: string): Post {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to, subject, text, html });
    },
    close: () => transport.close(),
  };
}
