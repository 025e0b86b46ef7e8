import { isIP } from 'node:net';
import { z } from 'zod';

/** The kinds of values a setting can have. Every message completes the sentence "NAME …". */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^[0-9]{1,12}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

export const address = (protocols: readonly string[], toUrl = (text: string) => text) =>
  z
    .string()
    .refine(
      (text) => protocols.includes(URL.parse(toUrl(text))?.protocol ?? ''),
      `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );

/** `user@/name?host=/folder` leads to the socket in that folder, as everywhere with PostgreSQL, yet is no address to a browser. */
const withHost = (text: string): string => text.replace(/^(\w+:\/\/[^@/?#]*@)\//, '$1socket/');

export const DatabaseAddress = address(['postgres:', 'postgresql:'], withHost);

export const MailServer = address(['smtp:', 'smtps:']).refine(
  (text) => URL.parse(text)?.hostname !== '',
  'must name a mail server, like smtp://mail.example.org:587',
);

/** What links are appended to: a query or a fragment would swallow them. */
export const SiteAddress = address(['http:', 'https:'])
  .refine((text) => {
    if (!URL.canParse(text)) return true;
    const { search, hash, username, password } = new URL(text);
    return search + hash + username + password === '';
  }, 'must be a plain address, without query, fragment or password')
  .transform((url) => url.replace(/\/+$/, ''));

/** An address, or a name with the address in angle brackets. */
export const Sender = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must hold a mail address, like "Commonplate <kitchen@example.org>"',
  );

const RANGE = /^(.+)\/([0-9]{1,3})$/;

function isAddressOrRange(text: string): boolean {
  const [, base = text, bits = '1'] = RANGE.exec(text) ?? [];
  const version = isIP(base);
  return version !== 0 && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

const commaList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `true` is not offered: it would let every caller choose the address that is throttled. */
export const TrustProxy = z.string().transform((text, context): false | number | string[] => {
  if (text === 'false') return false;
  if (/^[0-9]{1,2}$/.test(text)) return Number(text);
  const list = commaList(text);
  if (list.length > 0 && list.every(isAddressOrRange)) return list;
  context.addIssue({
    code: 'custom',
    message: 'must be false, a number of hops, or a comma list of addresses and ranges',
  });
  return z.NEVER;
});

/** A name or an address, IPv6 in brackets; no wildcard, for nothing would tell how far it reaches. */
const HOST_AND_PORT = /^(?:\[[\da-f:.]+\]|[^\s:/?#@*[\]]+):([0-9]{1,5})$/i;

function isHostAndPort(text: string): boolean {
  const port = Number(HOST_AND_PORT.exec(text)?.[1] ?? 0);
  return port > 0 && URL.canParse(`http://${text}`);
}

export const HostList = z
  .string()
  .transform(commaList)
  .refine(
    (hosts) => hosts.every(isHostAndPort),
    'must be a comma list of host:port, like nas.local:8080 or [fd00::2]:80',
  );
