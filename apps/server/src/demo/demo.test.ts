import { Email, PersonName, RecipeDraft, RegisterPassword } from '@commonplate/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { QUERY_SET } from '../testing/search-query-set.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './demo-users.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { DEMO_RECIPES } from './recipes/demo-recipes.ts';

const ownedBy = (owner: 'first' | 'second') =>
  DEMO_RECIPES.filter((recipe) => recipe.owner === owner);
const pictured = DEMO_RECIPES.filter((recipe) => recipe.hasPicture).map((recipe) => recipe.key);

describe('demo recipes', () => {
  test('are forty, thirty of the first user, both with public ones', () => {
    expect(DEMO_RECIPES).toHaveLength(40);
    expect(ownedBy('first')).toHaveLength(30);
    for (const recipes of [ownedBy('first'), ownedBy('second')]) {
      expect(new Set(recipes.map(({ draft }) => draft.visibility))).toEqual(
        new Set(['public', 'private']),
      );
    }
  });

  test('have titles and keys of their own', () => {
    expect(new Set(DEMO_RECIPES.map(({ draft }) => draft.title)).size).toBe(40);
    expect(new Set(DEMO_RECIPES.map(({ key }) => key)).size).toBe(40);
  });

  test.each(DEMO_RECIPES.map((recipe) => [recipe.key, recipe.draft] as const))(
    '%s is accepted as it is written',
    (_key, draft) => {
      expect(RecipeDraft.parse(draft)).toEqual(draft);
      expect(draft.ingredients.length).toBeGreaterThanOrEqual(5);
      expect(draft.directions.length).toBeGreaterThanOrEqual(4);
      expect(draft.tags?.length).toBeGreaterThanOrEqual(3);
    },
  );

  test('show every special case of the screens', () => {
    expect(DEMO_RECIPES.filter(({ hasPicture }) => !hasPicture)).toHaveLength(1);
    expect(DEMO_RECIPES.some(({ draft }) => draft.title.length >= 150)).toBe(true);
    expect(DEMO_RECIPES.some(({ draft }) => draft.ingredients.length === 25)).toBe(true);
    expect(
      DEMO_RECIPES.some(
        ({ draft }) => draft.servings === undefined && draft.prepTime === undefined,
      ),
    ).toBe(true);
    expect(DEMO_RECIPES.some(({ draft }) => draft.rating === undefined)).toBe(true);
    expect(DEMO_RECIPES.some(({ draft }) => draft.nutrition === null)).toBe(true);
  });

  test('share a small vocabulary of tags', () => {
    const tags = new Set(DEMO_RECIPES.flatMap(({ draft }) => draft.tags ?? []));
    expect(tags.size).toBeGreaterThanOrEqual(20);
    expect(tags.size).toBeLessThanOrEqual(30);
    expect(new Set([...tags].map((tag) => tag.toLowerCase())).size).toBe(tags.size);
  });
});

describe('demo pictures', () => {
  test.each(pictured)('%s is well-formed, 4:3 and the same every time', async (key) => {
    const svg = drawPicture(key);
    expect(drawPicture(key)).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const picture = sharp(Buffer.from(svg));
    expect(await picture.metadata()).toMatchObject({ format: 'svg', width: 1600, height: 1200 });
    const pixels = await picture.resize(80, 60).removeAlpha().raw().toBuffer();
    const colors = new Set(
      Array.from({ length: 80 * 60 }, (_, at) => pixels.readUIntBE(at * 3, 3)),
    );
    expect(colors.size).toBeGreaterThan(500);
  });

  test('differ from each other', () => {
    expect(new Set(pictured.map(drawPicture)).size).toBe(pictured.length);
  });

  test('are not made up for a key nobody drew', () => {
    expect(() => drawPicture('onion-gravy')).toThrow('No picture is drawn for "onion-gravy"');
  });
});

describe('demo users', () => {
  test('can register with their names, addresses and password', () => {
    expect(RegisterPassword.parse(DEMO_PASSWORD)).toBe(DEMO_PASSWORD);
    for (const { name, email } of Object.values(DEMO_USERS)) {
      expect(PersonName.parse(name)).toBe(name);
      expect(Email.parse(email)).toBe(email);
      expect(email).toMatch(/@commonplate\.example$/);
    }
  });
});

describe('the search queries', () => {
  test('are many, each asked once', () => {
    expect(QUERY_SET.length).toBeGreaterThanOrEqual(150);
    expect(new Set(QUERY_SET.map(({ query }) => query)).size).toBe(QUERY_SET.length);
  });

  test('expect only recipes of the first user, and none when nothing fits', () => {
    const titles = new Set(ownedBy('first').map(({ draft }) => draft.title));
    for (const { kind, expect: expected, first } of QUERY_SET) {
      expect(expected.filter((title) => !titles.has(title))).toEqual([]);
      expect(expected.length === 0).toBe(kind === 'nothing');
      expect(expected).toEqual(first === undefined ? expected : [first]);
    }
  });
});
