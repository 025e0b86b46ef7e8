import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const LIST = 'INGREDIENTS\n- 2 cups (250g) flour\n- 1 cup (240ml) milk\n- 2 eggs';
const stepsOf = (text: string): string[] | undefined =>
  readText(text)?.directions.map(({ instruction }) => instruction);
const STEPS = ['Mix flour, milk and eggs.', 'Fry in butter on medium heat.'];

describe('the text below a video', () => {
  test.each([
    '00:00 Intro\n00:45 Mix flour, milk and eggs.\n02:10 Fry in butter on medium heat.\n03:00 Outro',
    '0:00 - Intro\n0:45 - Mix flour, milk and eggs.\n2:10 - Fry in butter on medium heat.',
    '[0:00:00] Intro\n[0:00:45] Mix flour, milk and eggs.\n[1:02:10] Fry in butter on medium heat.',
  ])('tells steps behind its times: %s', (told) => {
    expect(stepsOf(`Fluffy pancakes\n\n${LIST}\n\nMETHOD\n${told}`)).toEqual(STEPS);
  });

  test('may name its parts beside the steps', () => {
    const parts = '0:00 Intro\n0:30 Ingredients\n1:10 The batter\n2:40 In the pan';
    const text = `Fluffy pancakes\n\n${LIST}\n\nMETHOD\n1. ${STEPS.join('\n2. ')}\n\n${parts}`;
    expect(stepsOf(text)).toEqual(STEPS);
    expect(readText(text)?.leftOut?.map((line) => line.text)).toContain('1:10 The batter');
  });

  test.each([
    'Subscribe: https://video.example/x',
    'Instagram - https://www.photos.example/cook',
    'Follow me on TikTok 👉 www.short.example/@cook',
    'Abonniert meinen Kanal: https://video.example/koch',
  ])('asks its viewers to come along: %s', (call) => {
    const text = `Fluffy pancakes\n\n${LIST}\n\nMETHOD\n${STEPS.join('\n')}\n\n${call}`;
    expect(stepsOf(text)).toEqual(STEPS);
    expect(readText(text)?.leftOut?.map((line) => line.text)).toContain(call);
  });
});

test('times of the day stay with what is done then', () => {
  const told = '8:00 Mix flour and milk.\n9:30 Stir in the eggs.\n20:00 Fry in butter.';
  expect(stepsOf(`Slow pancakes\n\n${LIST}\n\nMETHOD\n${told}`)?.join(' ')).toContain('9:30');
});

test('an ingredient with the address of a shop stays one', () => {
  const text = `Fluffy pancakes\n\n${LIST}\n- 1 tsp vanilla from the shop: https://shop.example/v\n\nMETHOD\n${STEPS.join('\n')}`;
  expect(readText(text)?.ingredients).toHaveLength(4);
});
