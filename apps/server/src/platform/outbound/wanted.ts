import type { Subject } from './fetch-refused.ts';

/** What a caller is ready to receive, and how much of it. */
export interface Wanted {
  readonly subject: Subject;
  readonly accept: string;
  readonly types: ReadonlySet<string>;
  readonly maxBytes: number;
  /** For everything together: names, redirects, the last byte. */
  readonly deadlineMs: number;
}

/** Of everything that is fetched, unpacked. */
const MAX_BYTES = 5 * 1024 * 1024;
const DEADLINE_MS = 15_000;

export const A_PAGE: Wanted = {
  subject: 'page',
  accept: 'text/html, application/xhtml+xml;q=0.9',
  types: new Set(['text/html', 'application/xhtml+xml']),
  maxBytes: MAX_BYTES,
  deadlineMs: DEADLINE_MS,
};

/** Servers that do not know a type say "octet-stream"; whoever decodes the picture judges by its content anyway. */
export const A_PICTURE: Wanted = {
  subject: 'picture',
  accept: 'image/webp, image/jpeg, image/png, image/heic;q=0.5',
  types: new Set([
    'image/webp',
    'image/jpeg',
    'image/jpg',
    'image/png',
    'image/heic',
    'image/heif',
    'application/octet-stream',
    'binary/octet-stream',
  ]),
  maxBytes: MAX_BYTES,
  deadlineMs: DEADLINE_MS,
};
