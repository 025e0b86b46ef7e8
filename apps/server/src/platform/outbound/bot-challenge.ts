import type { AnswerHead } from './answer-check.ts';

const LOOKED_AT = 20_000;
const TITLE =
  /<title>\s*(?:just a moment|attention required! \| cloudflare|please wait\.{3} \| cloudflare|ddos-guard)/i;
/** Ordinary pages behind the same wall carry these too, so they only count in an answer that is none. */
const PARTS = /cdn-cgi\/challenge-platform|cf-browser-verification|_cf_chl_|checking your browser/i;

/** Walls answer programs as if the site were down, and only the page they send says that it is not. */
export const mayBeDown = ({ status }: AnswerHead): boolean => status === 503;

/** Whether an answer is the page by which a wall asks visitors to prove that they are people. */
export function isChallenge(head: AnswerHead, body: Buffer): boolean {
  const isWalled = /cloudflare|ddos-guard/i.test(head.header('server'));
  if (!isWalled && !mayBeDown(head)) return false;
  const text = body.toString('latin1', 0, LOOKED_AT);
  return TITLE.test(text) || (mayBeDown(head) && PARTS.test(text));
}

/** The same of a page that came as any other, for who found nothing on it: its title alone could be that of a dish. */
export function isChallengePage(html: string): boolean {
  const text = html.slice(0, LOOKED_AT);
  return TITLE.test(text) && PARTS.test(text);
}
