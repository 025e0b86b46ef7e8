import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Post } from './letter.ts';

interface Outbox {
  readonly folder: string;
  readonly from: string;
  readonly log: FastifyBaseLogger;
}

/** Without a mail server: letters become files that any mail program opens. */
export function createOutboxPost({ folder, from, log }: Outbox): Post {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send({ to, subject, text, html, link }) {
      const { message } = await composer.sendMail({ from, to, subject, text, html });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
      const file = join(folder, `${name}.eml`);
      // Written aside first: whoever watches the folder never reads half a letter.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ to, subject, file, link }, 'no mail server is set: letter written to the outbox');
    },
    close: () => composer.close(),
  };
}
