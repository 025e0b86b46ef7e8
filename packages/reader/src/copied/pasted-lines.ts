import { LIST_SIGNS } from '../text/list-signs.ts';
import { withoutChatStamps } from './chat-export.ts';
import { withoutMailHead } from './forwarded-mail.ts';
import { withListsOpened } from './inline-list.ts';
import { withFactsJoined } from './labelled-facts.ts';
import { withoutOpening } from './letter-opening.ts';
import { withoutMarkdown } from './markdown-signs.ts';
import { withoutPageFurniture } from './printed-page.ts';
import { isPostTalk, withoutPictures } from './social-post.ts';
import { withoutColumns } from './two-columns.ts';
import { withoutVideoTimes } from './video-times.ts';

export interface PastedLines {
  readonly text: string;
  /** What may be the title where the text itself names none. */
  readonly subject: string;
  /** What somebody wrote beside the recipe. */
  readonly aside: readonly string[];
}

const LINES_MAX = 1200;
const LINE_MAX = 4000;

/** Steps numbered with signs of their own, and list signs that are no punctuation. */
const CIRCLED = /^\s*([①-⑳❶-❿➀-➉➊-➓])\s*/u;
const LIST_SIGN = new RegExp(String.raw`^\s*(?![·*•●○□☐✓])[${LIST_SIGNS}✅]\u{FE0F}?\s*`, 'u');

function circledNumber(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  const start = [0x2460, 0x2776, 0x2780, 0x278a].findLast((first) => code >= first) ?? code;
  return code - start + 1;
}

const withPlainSigns = (line: string): string =>
  withoutPictures(
    line.replace(CIRCLED, (_, sign: string) => `${circledNumber(sign)}. `).replace(LIST_SIGN, '• '),
  );

/** "-" where a page has nothing to tell, or a button to press; a line of dashes parts what stands above and below it. */
const withoutSignsAlone = (line: string): string => (/[\p{L}\p{N}]/u.test(line) ? line : '');

/** A pasted text without what mail programs, chats, note apps and printers put around its lines. */
export function pastedLines(source: string): PastedLines {
  const lines = source.split(/\r\n|[\n\r\u2028\f]/u).slice(0, LINES_MAX);
  const mail = withoutMailHead(lines.map((line) => line.slice(0, LINE_MAX)));
  const chat = withoutChatStamps(mail.lines);
  const printed = withoutColumns(withoutPageFurniture(chat.lines));
  const video = withoutVideoTimes(withoutMarkdown(printed).slice(0, LINES_MAX));
  const plain = video.lines;
  const own = plain.filter((line) => !isPostTalk(line));
  const letter = withoutOpening(withListsOpened(own.map(withPlainSigns).map(withoutSignsAlone)));
  return {
    text: withFactsJoined(letter.lines).join('\n'),
    subject: letter.dish || mail.subject,
    aside: [
      ...letter.opening,
      ...chat.others,
      ...mail.signature,
      ...video.aside,
      ...plain.filter(isPostTalk),
    ]
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  };
}
