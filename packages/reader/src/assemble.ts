import {
  AS_NEEDED_CONFIDENCE,
  DIRECTIONS_MAX,
  INGREDIENTS_MAX,
  TEXT_MAX,
  TITLE_MAX,
  type Evidence,
  type Ingredient,
} from '@commonplate/contract';
import { DOUBTED, type FieldConfidence } from './page-confidence.ts';
import { baseAddress, bestImage } from './fields/image-url.ts';
import { type PartOfTotal, SURE_OF_REST, restOfTotal } from './fields/rest-of-total.ts';
import { countsWhole, readServings } from './fields/servings.ts';
import { minutesOf, type Finding } from './finding/finding.ts';
import { spokenOtherwise } from './ingredients/heard-language.ts';
import { knownLanguage } from './ingredients/language.ts';
import { readIngredient } from './ingredients/read-ingredient.ts';
import { withQuantity } from './ingredients/with-quantity.ts';
import type { Timing } from './fields/duration.ts';
import type { ReadRecipe } from './finding/read-recipe.ts';
import type { PageWords } from './otherwise/page-words.ts';
import { withMixedNumbers } from './otherwise/run-together-fractions.ts';
import { isSpoiled } from './lines/spoiled-text.ts';
import { clamp } from './text/clamp.ts';
import { isSaid } from './text/is-said.ts';
import { withoutNumber } from './vocabulary/step-label.ts';

/** Only the primary tag and an optional region: "de", "pt-BR". */
const languageTag = (text: string): string | null =>
  /^[a-z]{2,3}(?:[-_][a-z]{2,4})?\b/i.exec(text.trim())?.[0].replace('_', '-') ?? null;

/** What only the page says, in whatever words it has for it. */
const STATED = 75;
type Fact = NonNullable<Finding['stated']>[number];

/** Nobody reads "PT40M". */
const inWords = ({ text, minutes }: Timing): string =>
  /^\s*P/i.test(text) ? `${minutes} min in all` : text;

/** Those that were joined are all there. */
const isOneOfSeveral = ({ doubts }: Finding): boolean =>
  doubts.has('one of several') && !doubts.has('joined');

const areSame = (one: Ingredient, other: Ingredient): boolean =>
  one.quantity === other.quantity && one.unit === other.unit && one.item === other.item;

/** What a page says in the place of a line where it has another row there, or none. */
function saidInstead(row: string | null | undefined): PageWords | null {
  if (row === undefined) return null;
  return row === null ? { says: 'omits', words: null } : { says: 'differs', words: row };
}

interface OnPage extends Partial<PageWords> {
  path: string;
  sure?: number;
  ingredient?: Ingredient;
}

/** The finding as an import result within the contract's limits, each field with its evidence. */
export function assemble(
  finding: Finding,
  url: string | null,
  confidence: FieldConfidence,
): ReadRecipe {
  const evidence: Evidence[] = [];
  const source = (path: string, sure: number, excerpt: string): void => {
    evidence.push({ path, confidence: sure, basis: 'source', excerpt: clamp(excerpt, TEXT_MAX) });
  };
  /** What the page shows where that is something else than what was read. */
  const onPage = ({ path, sure = DOUBTED, words = null, says = 'differs', ...read }: OnPage) => {
    const excerpt = words === null ? null : { excerpt: clamp(words, TEXT_MAX) };
    evidence.push({
      path,
      confidence: sure,
      basis: 'source',
      pageSays: says,
      ...excerpt,
      ...read,
    });
  };
  const ingredientOf = (line: string) =>
    withQuantity(readIngredient(withMixedNumbers(line), spoken));
  const sureOfTitle =
    confidence.doubted.has(finding.title) || finding.title.length > TITLE_MAX
      ? DOUBTED
      : confidence.title;
  const sureOfLine = (line: string, list: 'ingredients' | 'directions'): number => {
    // What does not fit is cut.
    if (confidence.doubted.has(line) || line.length > TEXT_MAX) return DOUBTED;
    const { sure, sureIfShown } = confidence[list];
    return confidence.shown.has(line) ? sureIfShown : sure;
  };
  const sureOfFact = (field: Fact, text: string): number => {
    if (isSpoiled(text)) return DOUBTED;
    return finding.stated?.includes(field) === true ? STATED : confidence.facts;
  };
  const inferred = (path: string, sure: number): void => {
    evidence.push({ path, confidence: sure, basis: 'inferred' });
  };
  const { prepTime, cookTime, totalTime } = finding;
  const rest = restOfTotal(minutesOf(finding), finding.noTime);
  const claimed = languageTag(finding.language);
  const language =
    spokenOtherwise([...finding.ingredients, ...finding.steps], claimed ?? undefined) ?? claimed;
  const spoken = knownLanguage(language ?? undefined);

  if (finding.otherTitle === undefined) source('title', sureOfTitle, finding.title);
  else onPage({ path: 'title', sure: sureOfTitle, words: finding.otherTitle });
  const ingredients = finding.ingredients.slice(0, INGREDIENTS_MAX).map((line, at) => {
    const { ingredient, inferred: quantityInferred } = ingredientOf(line);
    const otherRow = confidence.otherRows.get(at);
    const sure = otherRow === undefined ? sureOfLine(line, 'ingredients') : DOUBTED;
    source(`ingredients.${at}`, sure, line);
    const said = saidInstead(otherRow) ?? confidence.pageSays.get(line);
    const read = said?.says === 'differs' && said.words !== null ? ingredientOf(said.words) : null;
    if (said)
      onPage({
        path: `ingredients.${at}.quantity`,
        ...said,
        // A line whose amount cannot be made out would only become a worse row, and one that differs in a note the same.
        ...(read?.inferred === false &&
          !areSame(read.ingredient, ingredient) && { ingredient: read.ingredient }),
      });
    if (quantityInferred) inferred(`ingredients.${at}.quantity`, AS_NEEDED_CONFIDENCE);
    return ingredient;
  });
  const directions = finding.steps.slice(0, DIRECTIONS_MAX).map((line, at) => {
    source(`directions.${at}`, sureOfLine(line, 'directions'), line);
    const said = confidence.pageSays.get(line);
    if (said) onPage({ path: `directions.${at}.instruction`, ...said });
    return { step: at + 1, instruction: clamp(withoutNumber(line), TEXT_MAX) };
  });

  const stepOrder = confidence.stepOrder.filter((step) => step < directions.length);

  const servings = readServings(finding.yieldText);
  if (servings !== null) {
    // Half a portion was rounded up.
    const isWhole = countsWhole(finding.yieldText);
    if (confidence.otherYield !== null) onPage({ path: 'servings', words: confidence.otherYield });
    else
      source(
        'servings',
        isWhole ? sureOfFact('servings', finding.yieldText) : DOUBTED,
        finding.yieldText,
      );
  }
  if (servings === null && isSaid(finding.yieldText))
    source('servings', DOUBTED, finding.yieldText);
  for (const field of ['prepTime', 'cookTime', 'totalTime'] as const) {
    const time = finding[field];
    const other = time?.disputed === true ? time.text : confidence.otherTimes.get(field);
    if (other !== undefined) onPage({ path: field, words: other });
    else if (time !== null) source(field, sureOfFact(field, time.text), time.text);
  }
  for (const [field, words] of Object.entries(finding.unreadTimes ?? {}))
    if (finding[field as PartOfTotal] === null && rest?.field !== field)
      source(field, DOUBTED, words);
  if (rest !== null && totalTime !== null)
    evidence.push({
      path: rest.field,
      confidence: SURE_OF_REST,
      basis: 'inferred',
      excerpt: inWords(totalTime),
    });
  if (finding.difficulty === null) inferred('difficulty', 30);
  else if (finding.statedDifficulty !== undefined)
    source('difficulty', STATED, finding.statedDifficulty);
  else evidence.push({ path: 'difficulty', confidence: confidence.facts, basis: 'source' });
  const imageUrl =
    url === null ? null : bestImage(finding.images, baseAddress(finding.base ?? '', url));
  if (imageUrl !== null)
    source('imageUrl', finding.imageIsShown === true ? STATED : confidence.facts, imageUrl);
  for (const name of Object.keys(finding.nutrition))
    evidence.push({ path: `nutrition.${name}`, confidence: confidence.facts, basis: 'source' });
  if (finding.tags.length > 0) source('tags', confidence.facts, finding.tags.join(', '));

  return {
    title: clamp(finding.title, TITLE_MAX),
    servings: servings ?? 0,
    prepTime: prepTime?.minutes ?? 0,
    cookTime: cookTime?.minutes ?? 0,
    ...(rest && { [rest.field]: rest.minutes }),
    totalTime: totalTime?.minutes ?? null,
    difficulty: finding.difficulty ?? 'medium',
    ingredients,
    directions,
    nutrition: finding.nutrition,
    tags: finding.tags,
    imageUrl,
    sourceUrl: url,
    language,
    confidence: confidence.overall,
    aiGenerated: true,
    engine:
      finding.source === 'headings' || finding.source === 'plugin'
        ? 'page-text'
        : 'structured-data',
    evidence,
    ...(stepOrder.length > 0 && { stepOrder }),
    ...(isOneOfSeveral(finding) && { oneOfSeveral: true }),
  };
}
