/** What a mail program writes around a text that was sent on, in the reader's languages. */

const FIELDS =
  'from|to|cc|bcc|date|sent|subject|reply-to|von|an|datum|gesendet|betreff|de|à|envoyé|objet|para|enviado|enviado el|asunto|assunto|data|da|a|inviato|oggetto|van|aan|verzonden|onderwerp|från|till|skickat|ämne|fra|til|sendt|dato|emne|od|do|wysłano|temat|feladó|címzett|tárgy|dátum';
const FIELD = new RegExp(String.raw`^\s*\*?(?:${FIELDS})\s?:\*?\s+\S`, 'iu');
const SUBJECT =
  /^\s*\*?(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp|ämne|emne|temat|tárgy)\s?:\*?\s+(?:(?:re|fwd?|aw|wg|tr|rv|vs|sv|enc|odp|továbbítva)\s?:\s*)*(.*)$/iu;
const WHO_WROTE =
  /^(?:on .{5,140} wrote|am .{5,140} schrieb.{0,80}|le .{5,140} a écrit|el .{5,140} escribió|il .{5,140} ha scritto|op .{5,140} schreef.{0,80}|em .{5,140} escreveu|den .{5,140} skrev.{0,80}|w dniu .{5,140} (?:napisał|pisze).{0,80}|.{5,140} ezt írta.{0,40})\s?:$/iu;
const SENT_ON =
  /^(?:-{2,}\s*\p{L}[^-]{3,50}-{2,}|begin forwarded message:|anfang der weitergeleiteten nachricht:|début du message (?:transféré|réexpédié) ?:|inicio del mensaje reenviado:|inizio messaggio inoltrato:|begin doorgestuurd bericht:)$/iu;
const SENT_WITH =
  /^(?:sent from (?:my|yahoo|mail|outlook).{0,40}|sent via .{2,40}|get outlook for .{2,20}|von meinem .{2,40} gesendet|gesendet (?:von|mit) .{2,50}|diese nachricht wurde von meinem .{2,60}|envoyé (?:de|depuis|à partir de) .{2,40}|enviado (?:desde|do|a partir do|de) (?:mi|meu|mon) .{2,40}|inviato da(?:l mio)? .{2,40}|(?:verzonden|verstuurd) (?:vanaf|met|via) .{2,40}|skickat från .{2,40}|sendt fra .{2,40}|wysłane? z .{2,40}|az? .{2,30} küldve)$/iu;
const QUOTE = /^\s*(?:>\s?)+/u;
const SIGNATURE = /^-- ?$/u;
const SIGNATURE_LINES_MAX = 8;

export interface MailText {
  readonly lines: readonly string[];
  /** What the mail is about; often the dish. */
  readonly subject: string;
  /** Who sent it, with address and motto: nothing of the recipe, but the sender's own words. */
  readonly signature: readonly string[];
}

/** Names and dates of a mail stand in lines below each other; "A: 200 g flour" alone is no such line. */
function isInHead(lines: readonly string[], index: number): boolean {
  if (!FIELD.test(lines[index] ?? '')) return false;
  let from = index;
  let to = index;
  while (FIELD.test(lines[from - 1] ?? '')) from -= 1;
  while (FIELD.test(lines[to + 1] ?? '')) to += 1;
  const head = lines.slice(from, to + 1);
  return head.length > 1 && head.some((line) => SUBJECT.test(line) || line.includes('@'));
}

export function withoutMailHead(source: readonly string[]): MailText {
  const isQuoted = source.some((line) => /^\s*>\s?\S/u.test(line));
  const lines = isQuoted ? source.map((line) => line.replace(QUOTE, '')) : source;
  const at = lines.findLastIndex((line) => SIGNATURE.test(line));
  const isSigned = at > 0 && lines.length - at <= SIGNATURE_LINES_MAX;
  const body = isSigned ? lines.slice(0, at) : lines;
  const head = body.map((_, index) => isInHead(body, index));
  const subject = body.find((line, index) => head[index] && SUBJECT.test(line)) ?? '';
  return {
    lines: body.map((line, index) =>
      head[index] || [WHO_WROTE, SENT_ON, SENT_WITH].some((pattern) => pattern.test(line.trim()))
        ? ''
        : line,
    ),
    subject: SUBJECT.exec(subject)?.[1]?.trim() ?? '',
    signature: isSigned ? lines.slice(at + 1) : [],
  };
}
