import { likenessOf } from '../card/zones/card-line-likeness.ts';
import type { SourceLine } from '../card/card-line.ts';
import { fold } from '../card/words/fold.ts';
import { headingOf } from '../card/zones/headings.ts';
import { languageOf } from '../card/words/language.ts';
import { isSectionTitle } from '../card/zones/section-title.ts';
import { listedKind, type ListedKind } from '../foods/listed-kind.ts';
import { knownLanguage, type Language } from '../ingredients/language.ts';
import { doubted } from './doubted-line.ts';
import type { OwnLines } from './own-lines.ts';

/** "You will also need", in the reader's languages, folded. */
const ALSO_NEEDED = new RegExp(
  `^(?:${[
    "you(?: will|'ll)? also need|also needed|you also need|what else you(?: will|'ll)? need",
    '(?:ausserdem|zusatzlich|sonst noch) (?:benotigt|brauchst du|braucht ihr|braucht man|benotigst du|notig)|du brauchst (?:ausserdem|noch)',
    'je hebt (?:ook|verder|nog) nodig|verder nodig|ook nodig',
    'vous aurez (?:aussi|egalement) besoin(?: de)?|il vous faut aussi|il vous faudra aussi',
    'tambien (?:necesitas|necesitaras|necesitaremos|vas a necesitar)',
    'tambem (?:vai precisar|precisa|vais precisar)(?: de)?|vai precisar tambem(?: de)?',
    'serv(?:e|ono) (?:anche|inoltre)|vi serv(?:e|iranno) anche|inoltre serv(?:e|ono)',
    'du behover (?:aven|ocksa|dessutom)|dessutom behover du',
    'du skal ogsa bruge|derudover skal du bruge|du trenger ogsa|i tillegg trenger du',
    '(?:potrzebne|przydadza|przyda) (?:beda )?(?:tez|takze|rowniez|sie tez|sie takze)|dodatkowo potrzebne',
    'kell meg|szukseg lesz meg|szukseged lesz meg',
  ].join('|')})\\s*[:.]?$`,
  'u',
);

const LISTED_MAX = 15;

interface Listed {
  readonly line: SourceLine;
  readonly kind: ListedKind;
}

/** A heading, the name of a part, a sentence: what ends a list of a few words each. */
function endsList({ line: { text }, kind }: Listed): boolean {
  if (headingOf(text, false) !== null || isSectionTitle(text) || /[.!?]$/u.test(text)) return true;
  const { ingredient, step } = likenessOf(text);
  return kind === 'unknown' && step > Math.max(0, ingredient);
}

/** The lines right below a heading that it lists; those of a list that stands close end with an empty line. */
function listedBelow(
  lines: readonly SourceLine[],
  at: number,
  language: Language,
): readonly Listed[] {
  const below = lines
    .slice(at + 1, at + 1 + LISTED_MAX)
    .map((line) => ({ line, kind: listedKind(line.text, language) }));
  const isClose = below.slice(0, 2).some(({ line }) => !line.startsApart);
  const end = below.findIndex(
    (each, index) => endsList(each) || (isClose && index > 0 && each.line.startsApart),
  );
  return end < 0 ? below : below.slice(0, end);
}

const HEADING_MAX = 60;

const isHeading = ({ text }: SourceLine): boolean =>
  text.length <= HEADING_MAX && ALSO_NEEDED.test(fold(text).trim());

/**
 * A text without the tools that are listed as also needed. What may be either is kept and marked: a food is hard to miss in
 * the list, and a tool is soon struck off. Where anything is kept, the heading names a part of the list.
 */
export function withoutTools(source: readonly SourceLine[]): OwnLines {
  if (!source.some(isHeading)) return { lines: source, aside: [] };
  const language = knownLanguage(languageOf(source.map(({ text }) => text).join('\n'))) ?? 'en';
  const lines: SourceLine[] = [];
  const aside: string[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const line = source[at];
    if (!line) continue;
    if (!isHeading(line)) {
      lines.push(line);
      continue;
    }
    const listed = listedBelow(source, at, language);
    const kept = listed.filter(({ kind }) => kind !== 'tool');
    if (kept.length > 0 || listed.length === 0)
      lines.push({ ...line, text: `${line.text.replace(/[\s:.]+$/u, '')}:` });
    else aside.push(line.text);
    lines.push(...kept.map((each) => (each.kind === 'unknown' ? doubted(each.line) : each.line)));
    aside.push(...listed.flatMap((each) => (each.kind === 'tool' ? [each.line.text] : [])));
    at += listed.length;
  }
  return { lines, aside };
}
