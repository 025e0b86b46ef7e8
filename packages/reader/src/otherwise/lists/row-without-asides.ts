import { hides } from '../../scan/hidden-part.ts';
import { rowText } from '../../shown/row-text.ts';
import { withoutBullet } from '../../text/bullet.ts';
import { behindElement } from '../../text/behind-element.ts';
import { plainLine } from '../../text/plain-text.ts';
import { wordsOf } from '../../text/word-share.ts';
import { isChatter } from '../../vocabulary/page-chatter.ts';

const ELEMENT = /<(a|abbr|b|button|em|i|label|small|span|strong)\b([^<>]{0,1000})>/gi;
const MOST_ELEMENTS = 40;
const ARIA_HIDDEN = /\saria-hidden\b/i;

/** The markup of a row without what a reader presses or does not see. */
function withoutUnseen(written: string): string {
  let rest = '';
  let end = 0;
  let seen = 0;
  for (const { 0: tag, 1: name = '', 2: attributes = '', index } of written.matchAll(ELEMENT)) {
    if (++seen > MOST_ELEMENTS) break;
    if (index < end || (name.toLowerCase() !== 'button' && !hides(attributes))) continue;
    const behind = behindElement(name, index + tag.length, written);
    if (behind < 0) continue;
    // What is only hidden from who listens may be a fraction that is read out in words.
    if (ARIA_HIDDEN.test(attributes) && /\p{N}/u.test(plainLine(written.slice(index, behind))))
      continue;
    rest += written.slice(end, index);
    end = behind;
  }
  return rest + written.slice(end);
}

/** What shops and tools write on what they add to an ingredient. */
const OFFERS =
  /^(?:shop(?: now)?|buy(?: now| it| here)?|swaps?|substitut(?:es?|ions?)|on sale|(?:add|save) to .{2,20}|(?:zum |im )?shop|(?:jetzt |online )?kaufen|(?:im |in )?angebot|acheter|en promo(?:tion)?|comprar|en oferta|em promoção|acquista|in offerta|kopen|bestellen|in de aanbieding)$/iu;

/** Whether the last element of a row leads elsewhere, or is of the site: one that begins with a tag, up to the end. */
function isAside(name: string, last: string): boolean {
  const text = plainLine(last);
  if (text === '' || OFFERS.test(text) || isChatter(text)) return true;
  const [link = '', ...behind] = last.split(/<\/a\s*>/i);
  return name.toLowerCase() === 'a' && link !== last && plainLine(behind.join(' ')) === '';
}

const textOf = (written: string): string => withoutBullet(rowText(written));

/** The texts of a row without what may be no part of what it says: buttons, what is hidden, links behind its words. */
export function* rowWithoutAsides(written: string, line: string): Generator<string> {
  if (!written.includes('<')) return;
  const seen = withoutUnseen(written);
  if (seen !== written) yield textOf(seen);
  const known = new Set(wordsOf(line));
  let end = seen.length;
  for (const { 1: name = '', index } of [...seen.matchAll(ELEMENT)]
    .slice(-MOST_ELEMENTS)
    .reverse()) {
    const last = seen.slice(index, end);
    if (!isAside(name, last)) continue;
    end = index;
    const text = textOf(seen.slice(0, end));
    // "or" and a link go together.
    if (known.has(wordsOf(text).at(-1) ?? '') && /[\p{L}\p{N})\].]$/u.test(text)) yield text;
  }
}
