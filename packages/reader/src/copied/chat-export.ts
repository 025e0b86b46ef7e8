/** Messages of a chat, each with when it was sent and by whom before it. */

const DAY = String.raw`\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{2,4}`;
const HOUR = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s?(?:[ap]\.?\s?m\.?)?`;
const STAMP = String.raw`(?:\[${DAY},?\s+${HOUR}\]|\[${HOUR},?\s+${DAY}\]|${DAY},?\s+${HOUR}\s+[-–])`;
const MESSAGE = new RegExp(String.raw`^\s*${STAMP}\s*(?:([^:]{1,40}):\s?(.*)|.*)$`, 'iu');
const INVISIBLE = /[\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FEFF}]/gu;
const ATTACHED =
  /^<?(?:attached|media|image|video|audio|sticker|gif|bild|foto|photo|imagen|immagine|afbeelding|imagem|fichier|archivo|medien|médias)(?::.*| (?:omitted|weggelassen|absente?|omitid[oa]|omess[oa]|weggelaten|ausgeschlossen|non incluso|not included))>?$/iu;
const MESSAGES_LEAST = 2;

export interface ChatText {
  readonly lines: readonly string[];
  /** What the others in the chat said. */
  readonly others: readonly string[];
}

interface SaidLine {
  readonly sender: string;
  readonly text: string;
}

function saidLines(lines: readonly string[]): SaidLine[] {
  let sender = '';
  return lines.flatMap((line) => {
    const message = MESSAGE.exec(line);
    if (!message) return [{ sender, text: line }];
    sender = message[1]?.trim() ?? sender;
    return message[2] === undefined ? [] : [{ sender, text: message[2] }];
  });
}

/** Who wrote most of it wrote the recipe. */
function mainSender(said: readonly SaidLine[]): string {
  const written = new Map<string, number>();
  for (const { sender, text } of said)
    written.set(sender, (written.get(sender) ?? 0) + text.length);
  return [...written].reduce((a, b) => (b[1] > a[1] ? b : a), ['', -1] as const)[0];
}

/** The recipe out of a chat: what its writer said, without the stamps; any other text as it is. */
export function withoutChatStamps(source: readonly string[]): ChatText {
  const lines = source.map((line) => line.replace(INVISIBLE, ''));
  if (lines.filter((line) => MESSAGE.test(line)).length < MESSAGES_LEAST)
    return { lines: source, others: [] };
  const said = saidLines(lines).filter(({ text }) => !ATTACHED.test(text.trim()));
  const main = mainSender(said);
  return {
    lines: said.filter(({ sender }) => sender === main).map(({ text }) => text),
    others: said.filter(({ sender }) => sender !== main).map(({ text }) => text),
  };
}
