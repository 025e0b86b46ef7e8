import { bareOf } from '../text/bare-text.ts';

const ABOVE = 3_000;

/** The bare text right above the first place where a page shows a line; empty where it does not. */
export function textAbove(line: string, shown: string): string {
  const at = shown.indexOf(bareOf(line));
  return at < 0 ? '' : shown.slice(Math.max(0, at - ABOVE), at);
}
