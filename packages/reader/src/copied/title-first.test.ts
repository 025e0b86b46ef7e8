import { SURE_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const LISTS =
  'Ingredients\n300 g red lentils\n1 onion\n2 tbsp oil\n1 lemon\n\nInstructions\nFry the onion in the oil.\nAdd the lentils and simmer until soft.\nStir in the lemon juice.';
const TITLE = 'Lemon Lentil Soup';

const titled = (head: string, lists = LISTS): { title?: string; isSure: boolean } => {
  const recipe = readText(`${head}\n\n${lists}`);
  const sure = recipe?.evidence.find(({ path }) => path === 'title')?.confidence ?? 0;
  return { ...(recipe ? { title: recipe.title } : {}), isSure: sure >= SURE_CONFIDENCE };
};

describe('below the name of a site', () => {
  test.each([
    `MyFoodBlog\n\n${TITLE}\nBy Jane Doe\nJump to Recipe Print`,
    `MyFoodBlog\n\n${TITLE}\nJump to Recipe Print`,
    `MyFoodBlog\n\n${TITLE}\nBy Jane Doe`,
    `MyFoodBlog\n\n${TITLE}`,
    `MyFoodBlog\n${TITLE}\nBy Jane Doe`,
    `MyFoodBlog\n${TITLE}`,
    `MyFoodBlog\n\nBy Jane Doe\n\n${TITLE}`,
    `MyFoodBlog\nHome Recipes About\n\nHome > Soups > Lentils\n\n${TITLE}\nBy Jane Doe\nMay 7, 2023\n4.9 from 80 votes\nJump to Recipe`,
    `MyFoodBlog\n\nMay 7, 2023\n\n${TITLE}\n★★★★★ 4.8 (120)`,
    `MyFoodBlog\n\n${TITLE}\nPublished: 05/07/2023 · 12 Comments`,
    `MyFoodBlog\n\nMenu\nSearch\n\n${TITLE}\nBy Jane Doe | Updated May 7, 2023 | 96 comments\nJump to Recipe - Print Recipe`,
    `MyFoodBlog\n\n${TITLE}\nJump to Recipe - Print Recipe`,
    `MyFoodBlog\n\n${TITLE}\n↓ Jump to Recipe`,
    `soups.example\n\n${TITLE}`,
    `The Lentil Blog\n\n${TITLE}`,
    `Green Kitchen Stories\n\n${TITLE}\nBy Jane Doe`,
    `MyFoodBlog\n\n${TITLE}\nRecipe by Jane Doe\n\nThis soup warms everybody.\n\nServe it with bread.`,
  ])('%j the dish is the title', (head) => {
    expect(titled(head)).toEqual({ title: TITLE, isSure: true });
  });

  test.each([
    ['Evening Kitchen\nCaesar Salad', 'Caesar Salad'],
    ['Evening Paper\n\nBeef Wellington', 'Beef Wellington'],
    ['Evening Paper\nGoulash\nby Anna', 'Goulash'],
    ['Abendblatt\nEintopf\nvon Anna\n4,5 (88)', 'Eintopf'],
  ])(
    '%j, of which nothing below speaks, what can be eaten or is signed is likelier',
    (head, title) => {
      expect(titled(head)).toEqual({ title, isSure: false });
    },
  );

  test('what nothing in the recipe speaks for is marked', () => {
    expect(titled('MyFoodBlog\n\nShakshuka')).toEqual({ title: 'Shakshuka', isSure: false });
    expect(titled('MyFoodBlog\nHome\nShakshuka\nEvening Sun')).toMatchObject({ isSure: false });
  });
});

test.each([
  `By Jane Doe\n${TITLE}`,
  `Recipe by Jane Doe\n\n${TITLE}`,
  `May 7, 2023\n${TITLE}`,
  `4.9 from 80 votes\n${TITLE}`,
  `Posted on May 7, 2023 by Jane\n${TITLE}`,
  `Written by Jane Doe on May 7, 2023\n\n${TITLE}`,
  `${TITLE}\nBy Jane Doe`,
])('%j is named by its dish', (head) => {
  expect(titled(head)).toEqual({ title: TITLE, isSure: true });
});

test.each(['By Jane Doe', 'Recipe by Jane', 'By: Jane Doe', 'By Jane Doe, May 7, 2023'])(
  'who wrote a recipe is no title where nothing else is one: %s',
  (line) => {
    expect(titled(line)).toEqual({ title: '', isSure: false });
  },
);

test('above a list without a heading, who wrote it is no ingredient', () => {
  const lists = LISTS.replaceAll(/Ingredients\n|Instructions\n/gu, '');
  const recipe = readText(`MyFoodBlog\n\n${TITLE}\nBy Jane Doe\n\n${lists}`);
  expect(recipe?.title).toBe(TITLE);
  expect(recipe?.ingredients).toHaveLength(4);
});

/** The head of a page, its title, and the lists below. */
const HEADS: Readonly<Record<string, readonly [title: string, beside: string, lists: string]>> = {
  German: [
    'Linsensuppe mit Zitrone',
    'von Tom Weber\n3. März 2024\n12 Kommentare\nZum Rezept',
    'Zutaten\n300 g Linsen\n1 Zitrone\n\nZubereitung\nDie Linsen weich kochen.\nMit Zitrone würzen.',
  ],
  Dutch: [
    'Linzensoep met citroen',
    'door Tom de Boer\n3 maart 2024\n12 reacties\nNaar het recept',
    'Ingrediënten\n300 g linzen\n1 citroen\n\nBereiding\nKook de linzen gaar.\nBreng op smaak met citroen.',
  ],
  French: [
    'Soupe de lentilles au citron',
    'par Marie Petit\nPublié le 3 mars 2024\n12 commentaires\nImprimer',
    'Ingrédients\n300 g de lentilles\n1 citron\n\nPréparation\nCuire les lentilles doucement.\nAjouter le jus du citron.',
  ],
  Spanish: [
    'Sopa de lentejas al limón',
    'por Ana Ruiz\n3 de marzo de 2024\n12 comentarios\nIr a la receta',
    'Ingredientes\n300 g de lentejas\n1 limón\n\nPreparación\nCuece las lentejas.\nAñade el zumo de limón.',
  ],
  Portuguese: [
    'Sopa de lentilhas com limão',
    'por Ana Reis\n3 de março de 2024\n12 comentários\nImprimir',
    'Ingredientes\n300 g de lentilhas\n1 limão\n\nModo de preparo\nCozinhe as lentilhas.\nJunte o suco de limão.',
  ],
  Italian: [
    'Zuppa di lenticchie al limone',
    'di Rosa Conti\n3 marzo 2024\n12 commenti\nVai alla ricetta',
    'Ingredienti\n300 g di lenticchie\n1 limone\n\nProcedimento\nCuocete le lenticchie.\nUnite il succo di limone.',
  ],
  Swedish: [
    'Linssoppa med citron',
    'Recept av Eva Lind\n3 mars 2024\n12 kommentarer\nTill receptet',
    'Ingredienser\n300 g linser\n1 citron\n\nGör så här\nKoka linserna mjuka.\nTillsätt citron.',
  ],
  Danish: [
    'Linsesuppe med citron',
    'Opskrift af Eva Holm\n3. marts 2024\n12 kommentarer\nTil opskriften',
    'Ingredienser\n300 g linser\n1 citron\n\nFremgangsmåde\nKog linserne møre.\nTilsæt citron.',
  ],
  Norwegian: [
    'Linsesuppe med sitron',
    'Oppskrift av Eva Dahl\n3. mars 2024\n12 kommentarer\nSkriv ut',
    'Ingredienser\n300 g linser\n1 sitron\n\nFremgangsmåte\nKok linsene møre.\nTilsett sitron.',
  ],
  Polish: [
    'Zupa z soczewicy i cytryny',
    'Autor: Ewa Nowak\n3 marca 2024\n12 komentarzy\nPrzejdź do przepisu',
    'Składniki\n300 g soczewicy\n1 cytryna\n\nPrzygotowanie\nGotuj soczewicę do miękkości.\nDodaj sok z cytryny.',
  ],
  Hungarian: [
    'Citromos lencseleves',
    'Szerző: Kiss Anna\n2024. március 3.\n12 hozzászólás\nNyomtatás',
    'Hozzávalók\n300 g lencse\n1 citrom\n\nElkészítés\nFőzd puhára a lencsét.\nAdd hozzá a citrom levét.',
  ],
};

describe.each(Object.entries(HEADS))('in %s', (_, [title, beside, lists]) => {
  const lines = beside.split('\n');
  test.each([
    `MyFoodBlog\n\n${title}\n${beside}`,
    `MyFoodBlog\n\n${title}\n${lines.slice(0, 3).join('\n')}`,
    `MyFoodBlog\n\n${lines.slice(0, 2).join('\n')}\n\n${title}`,
    `${lines.slice(0, 3).join('\n')}\n${title}`,
    `${title}\n${beside}`,
  ])('the dish is the title of %j', (head) => {
    expect(titled(head, lists)).toEqual({ title, isSure: true });
  });
});

describe('where another line may be the title just as well', () => {
  test('the one above who wrote it is taken, and marked', () => {
    expect(titled(`Sunday Evening\n\n${TITLE}\nBy Jane Doe`)).toEqual({
      title: TITLE,
      isSure: false,
    });
  });

  test('the first is taken otherwise, and marked', () => {
    expect(titled(`Sunday Evening\n\n${TITLE}`)).toEqual({
      title: 'Sunday Evening',
      isSure: false,
    });
  });
});

test.each([
  ['Von Hand gerührte Linsen', 'Von Hand gerührte Linsen'],
  ['By the Sea Soup', 'By the Sea Soup'],
  ['Da Vinci Salad\n\nWith lentils', 'Da Vinci Salad'],
  ['Di Maggio', 'Di Maggio'],
  ['Rezept von Lentil Stew', 'Lentil Stew'],
  ['Rezept von Lentil Stew\n\nQuick and good', 'Lentil Stew'],
  ['Rezept von Oma Erna\n\nLentil Stew', 'Lentil Stew'],
  ['Sunday Best\n\nA warming soup with lentils', 'Sunday Best'],
  ['Sunday Best\nLentils with lemon', 'Sunday Best'],
  ['Lentil Stew\n\nRed Lentils with Lemon', 'Lentil Stew'],
  ['7 Layer Lentils\n\nLemon Version', '7 Layer Lentils'],
  ['Sunday Best\n\nWe cook lentils with lemon when it rains.', 'Sunday Best'],
])('%j is called %j', (head, title) => {
  expect(titled(head)).toEqual({ title, isSure: true });
});
