import { HOUR } from '../../platform/clock.ts';
import type { Letter } from '../../platform/mail/letter.ts';

const NOTICE_LIFE_MS = 48 * HOUR;

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const asHtml = (paragraphs: readonly string[]): string =>
  `<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">${paragraphs
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')}</body></html>`;

interface Addressee {
  readonly name: string;
  readonly email: string;
}

interface ResetLink {
  readonly link: string;
  readonly expiresAt: number;
}

export function resetLetter({ name, email }: Addressee, { link, expiresAt }: ResetLink): Letter {
  const why = 'Someone asked for a new password for your Commonplate account.';
  const what = 'This link lets you choose one. It works once, for 60 minutes:';
  const otherwise = 'If it was not you, ignore this letter: your password stays as it is.';
  return {
    to: email,
    subject: 'Reset your Commonplate password',
    text: [`Hello ${name},`, why, what, link, otherwise].join('\n\n'),
    html: asHtml([
      `Hello ${escapeHtml(name)},`,
      why,
      `${what}<br><a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`,
      otherwise,
    ]),
    link,
    notAfter: expiresAt,
  };
}

export function passwordChangedLetter(
  { name, email }: Addressee,
  publicUrl: string,
  now: number,
): Letter {
  const what = 'The password of your Commonplate account was just changed.';
  const effect = 'You have been signed out everywhere.';
  const ask = `If it was not you, ask for a new password at once: ${publicUrl}/forgot-password`;
  return {
    to: email,
    subject: 'Your Commonplate password was changed',
    text: [`Hello ${name},`, what, effect, ask].join('\n\n'),
    html: asHtml([`Hello ${escapeHtml(name)},`, what, effect, escapeHtml(ask)]),
    notAfter: now + NOTICE_LIFE_MS,
  };
}
