import type { Difficulty, Evidence } from '@commonplate/contract';
import { PARTS_OF_TOTAL, SURE_OF_REST, restOfTotal } from '../../fields/rest-of-total.ts';
import { textConfidence } from '../card-confidence.ts';
import type { SourceLine } from '../card-line.ts';
import { seenIn } from '../evidence.ts';
import type { JoinedText } from './ingredient-lines.ts';
import type { PlacedLine } from '../zones/placed-line.ts';
import { type FactName, factsOfLine } from './recipe-facts.ts';

export const SURE_OF_FACT = 90;
/** The source says it twice, and not the same. */
const OF_TWO = 50;
/** The source leaves open which of several it is. */
const OF_RANGE = 70;

interface Statement {
  name: FactName;
  value: number;
  isOfRange: boolean;
  line: SourceLine;
}

interface ReadParts {
  placed: readonly PlacedLine[];
  steps: readonly JoinedText[];
  language: string;
}

const statementsAbove = (placed: readonly PlacedLine[]): Statement[] =>
  placed
    .filter(({ zone, role }) => zone === 'top' || role !== 'content')
    .flatMap(({ line }) => factsOfLine(line.text).found.map((fact) => ({ ...fact, line })));

/** A sentence of its own among the directions: "Bake 1 hr. Makes 8 slices." */
function servingsAmongSteps(steps: readonly JoinedText[]): Statement[] {
  return steps.flatMap(({ text, lines }) => {
    const facts = text.split(/(?<=[.!?;])\s+/u).flatMap((sentence) => {
      const { found, isNoStep } = factsOfLine(sentence);
      return isNoStep ? (found.find(({ name }) => name === 'servings') ?? []) : [];
    });
    if (facts.length === 0) return [];
    const line = lines.find((each) => factsOfLine(each.text).found.length > 0) ?? lines.at(-1);
    return line ? facts.map((fact) => ({ ...fact, line })) : [];
  });
}

function evidenceOf(statements: readonly Statement[], language: string): Evidence[] {
  const [first] = statements;
  if (!first) return [];
  const lines = [...new Set(statements.map(({ line }) => line))];
  const isDisputed = statements.some(({ value }) => value !== first.value);
  const sure = isDisputed ? OF_TWO : SURE_OF_FACT * textConfidence({ lines });
  const evidence = seenIn(first.name, { lines, language }, sure);
  return first.isOfRange
    ? [{ ...evidence, basis: 'inferred', confidence: Math.min(OF_RANGE, evidence.confidence) }]
    : [evidence];
}

/** What a stated total has over the other times, with the line that states it. */
function restEvidence(
  field: FactName,
  [total]: readonly Statement[],
  language: string,
): Evidence[] {
  if (!total) return [];
  const seen = seenIn(field, { lines: [total.line], language }, SURE_OF_REST);
  return [{ ...seen, basis: 'inferred' }];
}

interface ToldDifficulty {
  difficulty: Difficulty;
  line: SourceLine;
}

const difficultiesAbove = (placed: readonly PlacedLine[]): ToldDifficulty[] =>
  placed
    .filter(({ zone, role }) => zone === 'top' || role !== 'content')
    .flatMap(({ line }) => {
      const { difficulty } = factsOfLine(line.text);
      return difficulty === null ? [] : [{ difficulty, line }];
    });

/** How hard it is, where the source says so. */
export function toldDifficulty({ placed, language }: Pick<ReadParts, 'placed' | 'language'>) {
  const told = difficultiesAbove(placed);
  const [first] = told;
  if (!first) return null;
  const lines = [...new Set(told.map(({ line }) => line))];
  const isDisputed = told.some(({ difficulty }) => difficulty !== first.difficulty);
  const sure = isDisputed ? OF_TWO : SURE_OF_FACT * textConfidence({ lines });
  return {
    difficulty: first.difficulty,
    evidence: seenIn('difficulty', { lines, language }, sure),
  };
}

/** Servings and times as the head of a recipe states them; servings also where only a sentence further down does. */
export function statedFacts({ placed, steps, language }: ReadParts) {
  const above = statementsAbove(placed);
  const statements = above.some(({ name }) => name === 'servings')
    ? above
    : [...above, ...servingsAmongSteps(steps)];
  const of = (name: FactName): Statement[] => statements.filter((each) => each.name === name);
  const valueOf = (name: FactName): number | null =>
    of(name).find(({ value }) => value > 0)?.value ?? null;
  const none = PARTS_OF_TOTAL.filter((name) => of(name).length > 0 && valueOf(name) === null);
  // Where both are stated to be none, nobody filled them in, and neither is known.
  const unknown: readonly FactName[] = none.length < PARTS_OF_TOTAL.length ? [] : none;
  const names = [...new Set(statements.map(({ name }) => name))].filter(
    (name) => !unknown.includes(name),
  );
  const stated = {
    servings: valueOf('servings'),
    prepTime: valueOf('prepTime'),
    cookTime: valueOf('cookTime'),
    totalTime: valueOf('totalTime'),
  };
  const rest = restOfTotal(stated, none);
  return {
    facts: { ...stated, ...(rest && { [rest.field]: rest.minutes }) },
    evidence: [
      ...names.flatMap((name) => evidenceOf(of(name), language)),
      ...(rest ? restEvidence(rest.field, of('totalTime'), language) : []),
    ],
  };
}
