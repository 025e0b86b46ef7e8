import { readPageWords } from './read-page-words.ts';
import { isKeptLine, saysKept } from './vocabulary/paywall-words.ts';

/** The page's own declaration, in JSON-LD or microdata; many write the boolean as a text. */
const DECLARED =
  /"isAccessibleForFree"\s{0,20}:\s{0,20}"?(?:https?:\/\/schema\.org\/)?false\b|itemprop\s{0,20}=\s{0,20}["']?isAccessibleForFree["']?\s[^<>]{0,200}content\s{0,20}=\s{0,20}["']?false\b/i;

/** Whether a page declares that not all may read it. */
export const declaresPaywall = (html: string): boolean =>
  html.includes('isAccessibleForFree') && DECLARED.test(html);

const WORDS_MAX = 24_000;

/** Whether a page without a recipe says that it keeps it for those who pay. */
export function isBehindPaywall(html: string): boolean {
  if (declaresPaywall(html)) return true;
  const { text } = readPageWords(html, null, WORDS_MAX);
  return saysKept(text) || text.split('\n').some(isKeptLine);
}
