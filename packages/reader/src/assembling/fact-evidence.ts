import { NUTRIENTS } from '@commonplate/contract';
import type { Assembly } from './assembly.ts';
import type { Timing } from '../fields/duration.ts';
import { type PartOfTotal, type RestOfTotal, SURE_OF_REST } from '../fields/rest-of-total.ts';
import { countsWhole } from '../fields/servings.ts';
import type { Finding } from '../finding/finding.ts';
import { isSpoiled } from '../lines/spoiled-text.ts';
import { DOUBTED } from './page-confidence.ts';
import { isSaid } from '../text/is-said.ts';

/** What only the page says, in whatever words it has for it. */
const STATED = 75;
/** Most recipes are of medium difficulty. */
const SURE_OF_MEDIUM = 30;

type Fact = NonNullable<Finding['stated']>[number];

function sureOfFact(field: Fact, text: string, { finding, confidence }: Assembly): number {
  if (isSpoiled(text)) return DOUBTED;
  return finding.stated?.includes(field) === true ? STATED : confidence.facts;
}

function noteServings(assembly: Assembly, servings: number | null): void {
  const { yieldText } = assembly.finding;
  const { otherYield } = assembly.confidence;
  if (servings === null) {
    if (isSaid(yieldText)) assembly.source('servings', DOUBTED, yieldText);
  } else if (otherYield !== null) assembly.onPage({ path: 'servings', words: otherYield });
  else {
    // Half a portion was rounded up.
    const sure = countsWhole(yieldText) ? sureOfFact('servings', yieldText, assembly) : DOUBTED;
    assembly.source('servings', sure, yieldText);
  }
}

const inAll = ({ minutes }: Timing): string => `${minutes} min in all`;

/** Nobody reads "PT40M". */
const inWords = (total: Timing): string => (/^\s*P/i.test(total.text) ? inAll(total) : total.text);

/** Some cards give a unit twice, once for the eye and once for the ear: "1 hour hr 30 minutes mins". */
const withoutEcho = (words: string): string =>
  words.replace(/(\d\s?(\p{L}{3,10})) (?:hrs?|mins?|\2)(?!\p{L})/giu, '$1');

/** The whole that a time is a part of where that is shorter: one of them must be wrong. */
const shorterWhole = (time: Timing | null, { totalTime }: Finding): Timing | null =>
  time && totalTime && time.minutes > totalTime.minutes ? totalTime : null;

/** What is worked out of a whole is no better than that is. */
function noteRest(assembly: Assembly, field: PartOfTotal, total: Timing): void {
  const other = assembly.confidence.otherTimes.get('totalTime');
  if (other === undefined) assembly.inferred(field, SURE_OF_REST, inWords(total));
  else assembly.onPage({ path: field, words: other });
}

function noteTimes(assembly: Assembly, rest: RestOfTotal | null): void {
  const { finding, confidence } = assembly;
  for (const field of ['prepTime', 'cookTime', 'totalTime'] as const) {
    const time = finding[field];
    const whole = shorterWhole(time, finding);
    const said = field === 'totalTime' ? undefined : confidence.otherTimes.get(field);
    const other = time?.disputed === true ? time.text : said;
    if (other !== undefined) assembly.onPage({ path: field, words: withoutEcho(other) });
    else if (whole) assembly.onPage({ path: field, words: inAll(whole) });
    else if (time !== null)
      assembly.source(field, sureOfFact(field, time.text, assembly), time.text);
  }
  for (const [field, words] of Object.entries(finding.unreadTimes ?? {}))
    if (finding[field as PartOfTotal] === null && rest?.field !== field)
      assembly.source(field, DOUBTED, words);
  if (rest !== null && finding.totalTime !== null)
    noteRest(assembly, rest.field, finding.totalTime);
}

function noteDifficulty(assembly: Assembly): void {
  const { difficulty, statedDifficulty } = assembly.finding;
  if (difficulty === null) assembly.inferred('difficulty', SURE_OF_MEDIUM);
  else if (statedDifficulty !== undefined) assembly.source('difficulty', STATED, statedDifficulty);
  else assembly.declared('difficulty');
}

function noteNutrition(assembly: Assembly): void {
  for (const name of NUTRIENTS.filter((each) => each in assembly.finding.nutrition)) {
    const path = `nutrition.${name}`;
    const other = assembly.confidence.otherNutrition.get(name);
    if (other === undefined) assembly.declared(path);
    else assembly.onPage({ path, words: other });
  }
}

/** What was made of a finding beside its lists. */
interface Facts {
  servings: number | null;
  rest: RestOfTotal | null;
  imageUrl: string | null;
}

/** Notes where all comes from that a recipe has beside its title and its lists. */
export function noteFacts(assembly: Assembly, { servings, rest, imageUrl }: Facts): void {
  const { finding, confidence } = assembly;
  noteServings(assembly, servings);
  noteTimes(assembly, rest);
  noteDifficulty(assembly);
  if (imageUrl !== null)
    assembly.source(
      'imageUrl',
      finding.imageIsShown === true ? STATED : confidence.facts,
      imageUrl,
    );
  noteNutrition(assembly);
  if (finding.tags.length > 0) assembly.source('tags', confidence.facts, finding.tags.join(', '));
}
