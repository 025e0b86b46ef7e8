import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { readText } from '../read-text.ts';
import { PAGES_IN_LANGUAGES, type PageInLanguage } from '../testing/pages-in-languages.ts';

const list = (tag: string, items: readonly string[]): string =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;

const asPage = (page: PageInLanguage): string => `<!doctype html><html lang="${page.language}">
  <head><title>${page.title} - Our Table</title></head>
  <body><nav><ul><li>Home</li><li>${page.ingredientsHeading}</li></ul></nav>
  <main><h1>${page.title}</h1><p>${page.servingsLine}</p><p>${page.timeLine}</p>
  <h2>${page.ingredientsHeading}</h2>${list('ul', page.ingredients)}
  <h2>${page.stepsHeading}</h2>${list('ol', page.steps)}
  <h2>${page.otherHeading}</h2><p>Lorem ipsum dolor sit amet.</p></main>
  <footer><p>Contact</p></footer></body></html>`;

describe('a page without structured data', () => {
  test.each(PAGES_IN_LANGUAGES)('in $language is read by its headings', (page) => {
    const recipe = readPage(asPage(page), 'https://table.example/recipe');
    const excerpts = (field: string): (string | undefined)[] =>
      recipe?.evidence
        .filter(({ path }) => new RegExp(`^${field}\\.\\d+$`).test(path))
        .map(({ excerpt }) => excerpt) ?? [];
    expect(recipe?.title).toBe(page.title);
    expect(excerpts('ingredients')).toEqual(page.ingredients);
    expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual(page.steps);
    expect(recipe?.servings).toBe(4);
    expect(recipe?.totalTime).toBe(50);
    expect(recipe?.language).toBe(page.language);
    expect(recipe?.engine).toBe('page-text');
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test.each(PAGES_IN_LANGUAGES)(
    'in $language is read where lines are parted by breaks only',
    (page) => {
      const html = `<html lang="${page.language}"><title>${page.title}</title><body><h1>${page.title}</h1>
      <p><b>${page.ingredientsHeading}:</b></p><p>${page.ingredients.join('<br>')}</p>
      <p><b>${page.stepsHeading}:</b></p><p>${page.steps.join('<br><br>')}</p>`;
      const recipe = readPage(html, 'https://table.example/recipe');
      expect(recipe?.ingredients).toHaveLength(page.ingredients.length);
      expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual(page.steps);
    },
  );
});

test.each(PAGES_IN_LANGUAGES.filter(({ language }) => language !== 'en'))(
  'a thousand grams are no gram in $language',
  (page) => {
    const name = page.ingredients[0]?.replace(/^\S+\s(?:k?g\s)?/u, '') ?? '';
    const marked = [`1.000 g ${name}`, ...page.ingredients.slice(1)]
      .map((line) => `<li itemprop="recipeIngredient">${line}</li>`)
      .join('');
    const html = `<html lang="${page.language}"><title>${page.title}</title><body itemscope itemtype="https://schema.org/Recipe">
      <h1 itemprop="name">${page.title}</h1><ul>${marked}</ul>${list('ol', page.steps).replaceAll('<li>', '<li itemprop="recipeInstructions">')}</body></html>`;
    const recipe = readPage(html, 'https://table.example/recipe');
    expect(recipe?.ingredients[0]).toMatchObject({ quantity: '1000', unit: 'g' });
    expect(recipe?.evidence).toContainEqual(
      expect.objectContaining({ excerpt: `1.000 g ${name}` }),
    );
  },
);

describe('the text of a page copied with its menus', () => {
  test.each(PAGES_IN_LANGUAGES)('in $language has the dish as its title', (page) => {
    const recipe = readText(
      [
        ...page.menu,
        page.title,
        page.servingsLine,
        page.timeLine,
        page.ingredientsHeading,
        ...page.ingredients,
        page.stepsHeading,
        ...page.steps,
      ].join('\n'),
    );
    expect(recipe?.title).toBe(page.title);
    expect(recipe?.ingredients).toHaveLength(page.ingredients.length);
    expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual(page.steps);
    expect(recipe?.servings).toBe(4);
  });
});
