import { readDifficulty } from '../fields/difficulty.ts';
import { isNoTime, readTiming, type Timing } from '../fields/duration.ts';
import { readNutrition } from '../fields/nutrition.ts';
import { countsEaters } from '../fields/servings.ts';
import { upperEndsOf } from '../fields/upper-ends.ts';
import { readTags } from '../fields/tags.ts';
import type { Finding, Source } from '../finding/finding.ts';
import { countsAgain } from './counts-again.ts';
import { ingredientLines } from './ingredient-lines.ts';
import { isSaid } from '../text/is-said.ts';
import { asList, isObject, type JsonObject, type JsonValue } from './json-value.ts';
import { lineOf, rawText, textsOf } from './node-text.ts';
import { stepLines } from './step-lines.ts';

function timingOf(value: JsonValue | undefined): Timing | null {
  for (const item of asList(value).slice(0, 5)) {
    const upper = isObject(item)
      ? (item['maxValue'] ?? item['minValue'] ?? item['@value'])
      : undefined;
    const timing = readTiming(rawText(upper ?? item));
    if (timing !== null) return timing;
  }
  return null;
}

const declaresNone = (value: JsonValue | undefined): boolean => {
  const said = asList(value).map((item) => rawText(item));
  return said.length > 0 && said.every(isNoTime);
};

/** Lengths of time that are written for programs are most, and no words. */
const mayBeWords = (value: JsonValue | undefined): boolean =>
  typeof value === 'string' && value !== '' && !value.startsWith('P');

/** Which times a node declares to be none, and what it says of them in words that are no time. */
function addUnreadTimes(finding: Finding, node: JsonObject): void {
  const unread = (['prepTime', 'cookTime'] as const).filter((field) => finding[field] === null);
  const noTime = unread.filter((field) => declaresNone(node[field]));
  if (noTime.length > 0) finding.noTime = noTime;
  const said = unread
    .filter((field) => mayBeWords(node[field]))
    .map((field) => [field, lineOf(node[field])] as const)
    .filter(([, text]) => isSaid(text));
  if (said.length > 0) finding.unreadTimes = Object.fromEntries(said);
}

/** Picture addresses, the widest declared first. */
function imagesOf(value: JsonValue | undefined, byId: ReadonlyMap<string, JsonObject>): string[] {
  const found: { url: string; width: number }[] = [];
  for (const item of asList(value).flat().slice(0, 50)) {
    if (typeof item === 'string') found.push({ url: item, width: 0 });
    else if (isObject(item)) {
      const node = byId.get(rawText(item['@id'])) ?? item;
      const url = node['url'] ?? node['contentUrl'] ?? node['@id'];
      found.push({
        url: rawText(url),
        width: Number(rawText(node['width']).replace(/\D+/g, '')) || 0,
      });
    }
  }
  return found.sort((a, b) => b.width - a.width).map(({ url }) => url);
}

function nutritionOf(value: JsonValue | undefined): Finding['nutrition'] {
  const [node] = asList(value);
  if (!isObject(node)) return {};
  return readNutrition({
    calories: lineOf(node['calories']),
    protein: lineOf(node['proteinContent']),
    carbohydrates: lineOf(node['carbohydrateContent']),
    fat: lineOf(node['fatContent']),
    fiber: lineOf(node['fiberContent'] ?? node['fibreContent']),
    sodium: lineOf(node['sodiumContent']),
  });
}

/** Of several yields the first that counts anything; behind "1 cake" rather "8 servings", behind "26" rather "26 cookies". */
function yieldOf(value: JsonValue | undefined, said: readonly string[]): string {
  const counted = said.filter((text) => /\d/.test(text));
  const [first] = counted;
  if (counted.length < 2 || first === undefined) return first ?? lineOf(value);
  // A number alone is of those who eat, unless it is said again with what it counts.
  const isNamed = (text: string): boolean =>
    text.startsWith(`${first} `) && !/\d/.test(text.slice(first.length));
  return counted.find(/\D/.test(first) ? countsEaters : isNamed) ?? first;
}

/** A yield that is a range, where a number with which it begins is another. */
const yieldRangeOf = (said: readonly string[]): string | undefined =>
  said.find((text) =>
    said.some(
      (first) =>
        /^\d+$/.test(first) &&
        text.startsWith(first) &&
        /^\D/.test(text.slice(first.length)) &&
        !upperEndsOf(text).has(first),
    ),
  );

/** What a schema.org Recipe node says. */
export function readRecipeNode(
  node: JsonObject,
  source: Source,
  byId: ReadonlyMap<string, JsonObject> = new Map(),
): Finding {
  const resolve = (value: JsonValue | undefined): JsonValue | undefined => {
    if (Array.isArray(value)) return value.map((item) => resolve(item) ?? null);
    if (!isObject(value) || Object.keys(value).length > 1) return value;
    return byId.get(rawText(value['@id'])) ?? value;
  };
  const instructions =
    node['recipeInstructions'] ??
    node['RecipeInstructions'] ??
    node['instructions'] ??
    node['steps'];
  const steps = resolve(instructions);
  const declaredYield = node['recipeYield'] ?? node['yield'] ?? node['servings'];
  const yields = asList(declaredYield).map(lineOf);
  const finding: Finding = {
    source,
    title: lineOf(node['name'] ?? node['headline'] ?? node['title']),
    ingredients: ingredientLines(
      resolve(node['recipeIngredient'] ?? node['ingredients'] ?? node['recipeIngredients']),
    ),
    steps: stepLines(steps),
    description: lineOf(node['description']),
    yieldText: yieldOf(declaredYield, yields),
    prepTime: timingOf(node['prepTime']),
    cookTime: timingOf(node['cookTime'] ?? node['performTime']),
    totalTime: timingOf(node['totalTime']),
    images: imagesOf(node['image'] ?? node['thumbnailUrl'], byId),
    tags: readTags([
      ...textsOf(node['keywords']),
      ...textsOf(node['recipeCategory']),
      ...textsOf(node['recipeCuisine']),
    ]),
    nutrition: nutritionOf(node['nutrition']),
    difficulty: readDifficulty(
      lineOf(node['difficulty'] ?? node['recipeDifficulty'] ?? node['educationalLevel']),
    ),
    language: lineOf(node['inLanguage']),
    doubts: new Set(countsAgain(steps) ? ['variants'] : []),
  };
  const yieldRange = yieldRangeOf(yields);
  if (yieldRange !== undefined) finding.yieldRange = yieldRange;
  addUnreadTimes(finding, node);
  return finding;
}
