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

/** What walls of any make say to programs. Forms for comments say it too, below a page with more to tell. */
const ASKED =
  /(?:verify|confirm|prove|check)(?:ing)? (?:that )?you(?:['’]re| are)(?: indeed)? (?:a |an |not a )?(?:human|robot|real person|bot)(?![a-z])|access to this (?:page|site|website) (?:has been|was|is) (?:denied|blocked)|unusual (?:traffic|activity) (?:from|coming from) your|pardon our interruption|press (?:and|&(?:amp;)?) hold to confirm/i;
const WORDS_MAX = 1_500;
const UNSEEN = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>/gi;

/** Whether a page says little, whatever it brings along. */
const saysLittle = (html: string): boolean =>
  html.length <= LOOKED_AT && html.replace(UNSEEN, ' ').replace(/\s+/g, ' ').length <= WORDS_MAX;

/** The same of a page that came as any other, for who found nothing on it: its title alone could be that of a dish. */
export function isChallengePage(html: string): boolean {
  const text = html.slice(0, LOOKED_AT);
  return (TITLE.test(text) && PARTS.test(text)) || (ASKED.test(text) && saysLittle(html));
}
