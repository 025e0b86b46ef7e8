import { TITLE_MAX } from '@commonplate/contract';
import { assembledDirections, assembledIngredients } from './assembled-lines.ts';
import { Assembly } from './assembly.ts';
import { noteFacts } from './fact-evidence.ts';
import { baseAddress, bestImage } from '../fields/image-url.ts';
import { restOfTotal } from '../fields/rest-of-total.ts';
import { readServings } from '../fields/servings.ts';
import { minutesOf, type Finding } from '../finding/finding.ts';
import type { ReadRecipe } from '../finding/read-recipe.ts';
import { spokenOtherwise } from '../ingredients/heard-language.ts';
import { knownLanguage } from '../ingredients/language.ts';
import { DOUBTED, type FieldConfidence } from './page-confidence.ts';
import { clamp } from '../text/clamp.ts';

/** Only the primary tag and an optional region: "de", "pt-BR". */
const languageTag = (text: string): string | null =>
  /^[a-z]{2,3}(?:[-_][a-z]{2,4})?\b/i.exec(text.trim())?.[0].replace('_', '-') ?? null;

/** The language that is heard in the lists where that is another than the page claims. */
function languageOf({ language, ingredients, steps }: Finding): string | null {
  const claimed = languageTag(language);
  return spokenOtherwise([...ingredients, ...steps], claimed ?? undefined) ?? claimed;
}

/** Those that were joined are all there. */
const isOneOfSeveral = ({ doubts }: Finding): boolean =>
  doubts.has('one of several') && !doubts.has('joined');

function noteTitle(assembly: Assembly): void {
  const { title, otherTitle } = assembly.finding;
  const { doubted, title: confidence } = assembly.confidence;
  const sure = doubted.has(title) || title.length > TITLE_MAX ? DOUBTED : confidence;
  if (otherTitle === undefined) assembly.source('title', sure, title);
  else assembly.onPage({ path: 'title', sure, words: otherTitle });
}

/** The finding as an import result within the contract's limits, each field with its evidence. */
export function assemble(
  finding: Finding,
  url: string | null,
  confidence: FieldConfidence,
): ReadRecipe {
  const assembly = new Assembly(finding, confidence);
  const language = languageOf(finding);
  const servings = readServings(finding.yieldText);
  const rest = restOfTotal(minutesOf(finding), finding.noTime);
  const imageUrl =
    url === null ? null : bestImage(finding.images, baseAddress(finding.base ?? '', url));

  noteTitle(assembly);
  const ingredients = assembledIngredients(assembly, knownLanguage(language ?? undefined));
  const directions = assembledDirections(assembly);
  noteFacts(assembly, { servings, rest, imageUrl });
  const stepOrder = confidence.stepOrder.filter((step) => step < directions.length);

  const read: ReadRecipe = {
    title: clamp(finding.title, TITLE_MAX),
    servings: servings ?? 0,
    prepTime: finding.prepTime?.minutes ?? 0,
    cookTime: finding.cookTime?.minutes ?? 0,
    totalTime: finding.totalTime?.minutes ?? null,
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
    evidence: assembly.evidence,
  };
  if (rest) read[rest.field] = rest.minutes;
  if (stepOrder.length > 0) read.stepOrder = stepOrder;
  if (isOneOfSeveral(finding)) read.oneOfSeveral = true;
  return read;
}
