import { Obstacle } from './fetch-refused.ts';
import type { Wanted } from './wanted.ts';

const REFUSING: ReadonlySet<number> = new Set([401, 402, 403, 407, 429, 451]);
const MISSING: ReadonlySet<number> = new Set([404, 410]);
const REDIRECTING: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export interface AnswerHead {
  readonly status: number;
  readonly header: (name: string) => string;
}

/** Where the answer sends us, if anywhere. */
export function redirectTarget({ status, header }: AnswerHead, from: URL): URL | null {
  if (!REDIRECTING.has(status)) return null;
  const target = URL.parse(header('location'), from.href);
  if (header('location') === '' || !target || !['http:', 'https:'].includes(target.protocol)) {
    throw new Obstacle('upstream_failed', 'redirect to nowhere');
  }
  if (target.username !== '' || target.password !== '') {
    throw new Obstacle('upstream_failed', 'redirect with credentials');
  }
  return target;
}

/** Stops at the head of an answer whose body is not worth reading. */
export function checkAnswer({ status, header }: AnswerHead, wanted: Wanted): void {
  if (REFUSING.has(status) || header('cf-mitigated') !== '') {
    throw new Obstacle('site_refused', `status ${status}`);
  }
  if (MISSING.has(status)) throw new Obstacle('not_found_there', `status ${status}`);
  if (status < 200 || status > 299) throw new Obstacle('upstream_failed', `status ${status}`);
  const type = mediaType(header('content-type'));
  if (type !== '' && !wanted.types.has(type)) throw new Obstacle('wrong_type', type);
  if (Number(header('content-length')) > wanted.maxBytes) {
    throw new Obstacle('too_large', `${header('content-length')} bytes announced`);
  }
}

function mediaType(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}
