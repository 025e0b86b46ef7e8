import { RecipeDraft } from '@commonplate/contract';
import { expect, test } from 'vitest';
import { withDefaults } from '../flow/import-answer.ts';
import { NO_PICTURE, creditOf, importedDraft } from './imported-draft.ts';
import { ImportedRecipeCheck } from './imported-recipe-check.ts';
import { previewValues } from './preview-values.ts';

const result = withDefaults({
  title: 'Barley broth',
  ingredients: [{ quantity: '200', unit: 'g', item: 'pearl barley' }],
  directions: [{ step: 4, instruction: 'Simmer for an hour.' }],
  tags: [' soup ', '', 'x'.repeat(51)],
  sourceUrl: 'https://soups.example/barley',
  confidence: 83,
  generatedAt: '2026-05-04T10:00:00.000Z',
});
const checked = ImportedRecipeCheck.parse(previewValues(result));

test('the draft carries where the recipe came from, and nulls for what is not set', () => {
  const draft = importedDraft(checked, result, NO_PICTURE);
  expect(draft).toEqual({
    title: 'Barley broth',
    photoUrl: '',
    photoCredit: null,
    servings: null,
    prepTime: null,
    cookTime: null,
    difficulty: 'medium',
    ingredients: [{ quantity: '200', unit: 'g', item: 'pearl barley' }],
    directions: [{ step: 1, instruction: 'Simmer for an hour.' }],
    nutrition: null,
    tags: ['soup'],
    sourceUrl: 'https://soups.example/barley',
    confidence: 83,
    aiGenerated: true,
    generatedAt: '2026-05-04T10:00:00.000Z',
  });
  expect(RecipeDraft.safeParse(draft).success).toBe(true);
});

test('nutrition is kept as it was found', () => {
  const found = { ...result, nutrition: { calories: 320, fat: null } };
  expect(importedDraft(checked, found, NO_PICTURE).nutrition).toEqual({ calories: 320, fat: null });
});

test('a stock photo keeps its credit', () => {
  const photo = {
    id: '1',
    url: 'https://photos.example/1.jpg',
    thumbnailUrl: 'https://photos.example/1-small.jpg',
    description: 'A bowl',
    photographer: 'Rosa Imanova',
    photographerUrl: '',
    license: 'CC BY 4.0',
  };
  expect(creditOf(photo)).toEqual({
    photographer: 'Rosa Imanova',
    photographerUrl: null,
    license: 'CC BY 4.0',
    licenseUrl: null,
  });
});
