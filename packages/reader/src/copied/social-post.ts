import { EMOJI_BEFORE, withoutEmojiBefore } from '../text/emoji.ts';

/** What people write around a recipe where they post it: pictures as bullets, hashtags, calls to follow. */

const KEYCAP = /^\s*(\d)\u{FE0F}?\u{20E3}\s*/u;
const KEYCAP_TEN = /^\s*🔟\s*/u;
/** Pictures that point at what follows in their line, as bullets do. */
const POINTER = /^\s*(?:➡|▶|👉|🔸|🔹|🔶|🔷|◾|◽|⭐|📌)\u{FE0F}?\s*(?=\S)/u;
/** Pictures that point at what follows below. */
const BELOW = /\s*(?:(?:👇|⬇|🔽|⤵)[\p{Emoji_Modifier}\u{FE0F}]*\s*)+$/u;
const FRAMED = new RegExp(String.raw`^(\s*${EMOJI_BEFORE}\S.*?)\s*${EMOJI_BEFORE}$`, 'u');

/** Titles and headings are framed or point below, and those are short. */
const HEADING_MAX = 120;

const withoutFrame = (line: string): string =>
  line.length <= HEADING_MAX ? line.replace(BELOW, '').replace(FRAMED, '$1') : line;

/** A line with its pictures taken for what they stand for: numbers, bullets, or nothing but ornament. */
export function withoutPictures(line: string): string {
  const plain = line.replace(KEYCAP, '$1. ').replace(KEYCAP_TEN, '10. ').replace(POINTER, '• ');
  return withoutEmojiBefore(withoutFrame(plain));
}

const TAGS_ALONE = /^(?:[#@][\p{L}\p{N}_.]+[\s,]*)+$/u;
const CALL =
  /(?<!\p{L})(?:follow (?:me|us|@)|(?:save|share|like|tag|pin) (?:this|it|me|us|@)|link in (?:my )?bio|folg(?:t|e) (?:mir|uns|@)|suivez(?:-moi| @)|abonnez-vous|sígue(?:me|nos)|seguimi|segu[ei](?:me|-me)|volg (?:me|ons|@)|följ (?:mig|oss|@)|følg (?:mig|meg|os|@)|obserwuj)/iu;
const CALL_MAX = 120;
const HANDLE = /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{2,}/u;

/** Where a channel or a site asks to come along: words, then its address and no more. */
const LINKED =
  /^(?!\d)([^\d:]{2,60}?)\s*(?:[:–—-]|=>|->|→|►|👉)?\s*(?:https?:\/\/|www\.)\S{2,300}$/iu;
const OF_CHANNEL =
  /(?<!\p{L})(?:subscri\p{L}*|follow|instagram|insta|ig|facebook|fb|tiktok|tik tok|pinterest|youtube|twitter|snapchat|threads|patreon|newsletter|channel|my (?:web)?site|website|webseite|my blog|merch|shop|support (?:me|us)|abonnier\p{L}*|abonne\p{L}*|folgt?e?|kanal|suivez|chaîne|suscr[ií]b\p{L}*|sígue\p{L}*|canal|inscrev\p{L}*|siga|iscriv\p{L}*|seguici|seguimi|volg|prenumerera|följ|følg|subskryb\p{L}*|obserwuj|iratkozz|feliratkoz\p{L}*|kövess)(?!\p{L})/iu;

const leadsToChannel = (text: string): boolean => OF_CHANNEL.test(LINKED.exec(text)?.[1] ?? '');

/** "#dinner #easy", "Save this and follow @cook!": said to readers of the post, not to the cook. */
export const isPostTalk = (line: string): boolean => {
  const text = line.trim();
  if (TAGS_ALONE.test(text) || leadsToChannel(text)) return true;
  return text.length <= CALL_MAX && CALL.test(text) && (HANDLE.test(text) || /[!#]/u.test(text));
};
