import { amountStart, withoutBullet } from '../card/amount-start.ts';
import { fold } from '../card/fold.ts';
import { headingOf } from '../card/headings.ts';
import { languageOf } from '../card/language.ts';
import { isSectionTitle } from '../card/section-title.ts';
import { knownLanguage, type Language } from '../ingredients/language.ts';
import { namesFood } from '../foods/food-words.ts';

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

/** What a tool is called by at the end of its name: "20 cm cake tin". */
const ENGLISH_TOOL =
  /(?<!\p{L})(?:dish|tin|pan|tray|sheet|rack|paper|parchment|foil|film|wrap|knife|knives|bag|nozzle|cutter|thermometer|blender|processor|mixer|whisk|bowl|skewer|toothpick|stick|string|twine|mould|mold|ramekin|jar|pin|sieve|colander|grater|peeler|brush|spatula|pot|casserole|skillet|wok|steamer|scale|machine|maker)(?:e?s)?$/u;
/** Where words are written in one: "Backpapier", "springform". */
const COMPOUND_TOOL =
  /(?:form|formen|papier|folie|messer|beutel|ausstecher|gitter|gerat|stab|schussel|blech|spiesse|stocher|garn|nudelholz|sieb|reibe|pinsel|topf|pfanne|waage|bakvorm|schaal|spuitzak|spiesen|prikkers?|keukentouw|zeef|kwast|bakplaat|papper|kniv|spritspase|visp|bunke|formar|kastrull|stekpanna|termometer|mixer|pande|sprojtepose|grillspyd|skal|gryde|gryte|panne|sproytepose|tepsi|papir|folia|habzsak|serpenyo|labas|habvero|palcika)$/u;
/** And at the beginning of the name: "papier cuisson", "un moule à tarte". */
const ROMANCE_OR_POLISH_TOOL =
  /^(?:(?:\d+|une?|una?|uno|uma?|jedna?|du|des)\s)?(?:moules?|plat|papier|poche|emporte-piece|rouleau|fouet|couteau|grille|thermometre|mixeur|robot|saladier|bol|piques?|ficelle|bocal|bocaux|casserole|poele|passoire|molde|papel|manga|cortador|rodillo|cuchillo|rejilla|termometro|batidora|palillos?|frasco|sarten|olla|colador|bandeja|forma|assadeira|saco|faca|liquidificador|batedeira|palitos?|frigideira|panela|tabuleiro|stampo|teglia|carta forno|sac a poche|coltello|frullatore|stecchini|padella|pentola|ciotola|tortownica|foremki|folia|rekaw|noz|blender|mikser|miska|wykalaczki|patyczki|garnek|patelnia|blacha|sloik)(?!\p{L})/u;

const TOOLS: Readonly<Record<Language, RegExp>> = {
  en: ENGLISH_TOOL,
  de: COMPOUND_TOOL,
  nl: COMPOUND_TOOL,
  sv: COMPOUND_TOOL,
  da: COMPOUND_TOOL,
  no: COMPOUND_TOOL,
  hu: COMPOUND_TOOL,
  fr: ROMANCE_OR_POLISH_TOOL,
  es: ROMANCE_OR_POLISH_TOOL,
  pt: ROMANCE_OR_POLISH_TOOL,
  it: ROMANCE_OR_POLISH_TOOL,
  pl: ROMANCE_OR_POLISH_TOOL,
};

type Kind = 'tool' | 'food' | 'unknown';

function kindOf(line: string, language: Language): Kind {
  // "A cake tin (20 cm)", "a knife, sharp": what is said of it stands behind.
  const [name = ''] = fold(withoutBullet(line))
    .split(/[(,.;]/u, 1)
    .map((part) => part.trim());
  if (TOOLS[language].test(name)) return 'tool';
  return namesFood(name, language) || amountStart(name) === 'measure' ? 'food' : 'unknown';
}

const TOOLS_MAX = 15;

/** Where the lines right below a heading end that name no food, where one of them names a tool; an empty line may stand between. */
function endOfTools(lines: readonly string[], at: number, language: Language): number {
  let end = at + 1;
  let hasTool = false;
  for (let next = end; next <= at + TOOLS_MAX && next < lines.length; next += 1) {
    const line = (lines[next] ?? '').trim();
    if (line === '') continue;
    const kind = kindOf(line, language);
    const endsList = headingOf(line, false) !== null || isSectionTitle(line);
    if (endsList || /[.!?]$/u.test(line) || kind === 'food') break;
    hasTool ||= kind === 'tool';
    end = next + 1;
  }
  return hasTool ? end : at + 1;
}

const HEADING_MAX = 60;

const isHeading = (line: string): boolean =>
  line.length <= HEADING_MAX && ALSO_NEEDED.test(fold(line).trim());

interface WithoutTools {
  readonly lines: readonly string[];
  readonly tools: readonly string[];
}

/** A text without the tools that are listed as also needed; where food is listed so, the heading names a part of the list. */
export function withoutTools(source: readonly string[]): WithoutTools {
  if (!source.some(isHeading)) return { lines: source, tools: [] };
  const language = knownLanguage(languageOf(source.join('\n'))) ?? 'en';
  const lines: string[] = [];
  const tools: string[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const line = source[at] ?? '';
    const end = isHeading(line) ? endOfTools(source, at, language) : at;
    if (end > at + 1) tools.push(...source.slice(at, end));
    else lines.push(end > at ? `${line.trim().replace(/[\s:.]+$/u, '')}:` : line);
    at = Math.max(at, end - 1);
  }
  return { lines, tools };
}
