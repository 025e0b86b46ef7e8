import type { Evidence, PhotoRegion } from '@commonplate/contract';
import { expect, test } from 'vitest';
import { withDefaults } from '../flow/import-answer.ts';
import { stepsBehindLeftOut } from './steps-behind.ts';

interface Line {
  text: string;
  region?: PhotoRegion;
}

function resultOf(ingredients: Line[], steps: Line[], leftOut: Line[]) {
  const evidenceOf = (of: string, lines: Line[]): Evidence[] =>
    lines.map(({ text, region }, at) => ({
      path: `${of}.${at}`,
      confidence: 90,
      basis: 'source',
      excerpt: text,
      ...(region && { region }),
    }));
  return withDefaults({
    ingredients: ingredients.map(({ text }) => ({ quantity: '1', unit: '', item: text })),
    directions: steps.map(({ text }, at) => ({ step: at + 1, instruction: text })),
    evidence: [...evidenceOf('ingredients', ingredients), ...evidenceOf('directions', steps)],
    leftOut,
  });
}

const lines = (...texts: string[]): Line[] => texts.map((text) => ({ text }));
const SOAK = '1. Soak the peas.';
const BOIL = '2. Boil them\nuntil soft.';
const MASH = '3. Mash.';
const steps = lines(SOAK, BOIL.replace('\n', ' '), MASH);
const behind = (text: string[], ...left: string[]) =>
  stepsBehindLeftOut(resultOf(lines('500 g peas'), steps, lines(...left)), text.join('\n'));

test('a line of a text leads to the step that was read behind it', () => {
  expect(behind(['500 g peas', SOAK, 'Next day', BOIL, MASH], 'Next  day')).toEqual([1]);
  expect(behind(['500 g peas', SOAK, BOIL, 'Quickly', 'now', MASH], 'Quickly now')).toEqual([2]);
});

test('so does one between the ingredients and the first step, and none above or below all', () => {
  const text = ['My peas', '500 g peas', 'The mash', SOAK, BOIL, MASH, 'Enjoy'];
  expect(behind(text, 'My peas', 'The mash', 'Enjoy')).toEqual([null, 0, null]);
});

test('lines of the same words are told apart by their order', () => {
  const text = ['Mash', '500 g peas', SOAK, BOIL, 'Mash', MASH];
  expect(behind(text, 'Mash', 'Mash')).toEqual([null, 2]);
  expect(behind(text, 'Mash')).toEqual([null]);
});

test('where a step beside it cannot be found, its place is not known', () => {
  expect(behind(['500 g peas', SOAK, 'Next day', 'Boil.', MASH], 'Next day')).toEqual([null]);
  expect(behind(['500 g peas', MASH, 'Next day', BOIL, SOAK], 'Next day')).toEqual([null]);
  expect(behind(['500 g peas', SOAK, BOIL, MASH], 'Next day')).toEqual([null]);
});

const at = (y: number, place: Partial<PhotoRegion> = {}): PhotoRegion => ({
  photo: 0,
  x: 0.1,
  y,
  width: 0.8,
  height: 0.05,
  ...place,
});
const onCard = (...regions: PhotoRegion[]): Line[] =>
  regions.map((region, index) => ({ text: `Line ${index}`, region }));
const behindOnCard = (...left: PhotoRegion[]) =>
  stepsBehindLeftOut(
    resultOf(
      onCard(at(0.1)),
      onCard(at(0.3, { height: 0.1 }), at(0.6), at(0.1, { photo: 1 })),
      onCard(...left),
    ),
    null,
  );

test('a line of a card leads to the step below it, on the next photo too', () => {
  expect(behindOnCard(at(0.2), at(0.5), at(0.8), at(0.3, { photo: 1 }))).toEqual([0, 1, 2, null]);
});

test('one that stands beside the steps, within one or above all ingredients leads nowhere', () => {
  const beside = at(0.5, { x: 0.92, width: 0.05 });
  expect(behindOnCard(beside, at(0.33), at(0))).toEqual([null, null, null]);
});

test('without evidence nothing is known', () => {
  const result = { ...resultOf(lines('peas'), steps, lines('Next day')), evidence: [] };
  expect(stepsBehindLeftOut(result, null)).toEqual([null]);
  expect(stepsBehindLeftOut(result, 'peas\nNext day')).toEqual([null]);
});
