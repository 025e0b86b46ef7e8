import { describe, expect, test } from 'vitest';
import type { JsonValue } from './json-value.ts';
import { stepLines } from './step-lines.ts';

const step = (text: string, position?: number | string): Record<string, string | number> => ({
  '@type': 'HowToStep',
  text,
  ...(position === undefined ? {} : { position }),
});

describe('stepLines', () => {
  test.each(['\n', '\u2028 '])('tells a step in lines once that is named by all of it', (mark) => {
    const text = `Cream the butter with the curd.${mark}Beat it until light.`;
    expect(stepLines([{ ...step(text), name: text }])).toEqual([
      'Cream the butter with the curd.',
      'Beat it until light.',
    ]);
  });

  test('puts steps in the order of their positions', () => {
    const list = [step('Bake.', 3), step('Peel.', '1'), step('Slice.', 2)];
    expect(stepLines({ '@type': 'ItemList', itemListElement: list })).toEqual([
      'Peel.',
      'Slice.',
      'Bake.',
    ]);
  });

  test('puts sections in the order of their positions, and the steps of each in theirs', () => {
    const section = (position: number, ...steps: Record<string, string | number>[]) => ({
      '@type': 'HowToSection',
      position,
      itemListElement: steps,
    });
    expect(
      stepLines([
        section(2, step('Whip.', 1), step('Spread.', 2)),
        section(1, step('Bake.', 2), step('Mix.', 1)),
      ]),
    ).toEqual(['Mix.', 'Bake.', 'Whip.', 'Spread.']);
  });

  test('keeps the order in which steps stand where positions do not tell them apart', () => {
    expect(stepLines([step('Peel.', 1), step('Slice.', 1), step('Bake.')])).toEqual([
      'Peel.',
      'Slice.',
      'Bake.',
    ]);
  });

  test('takes no tip for a step', () => {
    const tip = { '@type': 'HowToTip', text: 'Old bread is best.' };
    const direction = { '@type': 'HowToDirection', text: 'Soak the bread.' };
    expect(
      stepLines([{ '@type': 'HowToStep', itemListElement: [direction, tip] }, step('Fry.')]),
    ).toEqual(['Soak the bread.', 'Fry.']);
  });
});

describe('the name of a part', () => {
  const part = (name: string, ...itemListElement: unknown[]): Record<string, unknown> => ({
    '@type': 'HowToSection',
    name,
    itemListElement,
  });

  test('is no step where the part has none', () => {
    const list = [part('For the syrup:'), part('For the cake:', step('Bake it.'))];
    expect(stepLines(list as JsonValue)).toEqual(['For the cake: Bake it.']);
  });

  test('is one where it tells what to do', () => {
    expect(stepLines([part('Boil the syrup.'), part('Bake it.')] as JsonValue)).toEqual([
      'Boil the syrup.',
      'Bake it.',
    ]);
  });
});
