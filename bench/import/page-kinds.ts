import type { Dish } from './dish.ts';

/** Ways in which web pages hold a recipe, each given a dish. */
type Render = (dish: Dish) => string;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const each = (lines: readonly string[], around: (line: string) => string): string =>
  lines.map((line) => around(escape(line))).join('\n');
const items = (tag: 'ul' | 'ol', lines: readonly string[]): string =>
  `<${tag}>${each(lines, (line) => `<li>${line}</li>`)}</${tag}>`;
const fill = (label: string, value: number): string => label.replace('#', String(value));

const factLines = ({ words, servings, prepMinutes, cookMinutes }: Dish): string[] => [
  fill(words.servings, servings),
  fill(words.prep, prepMinutes),
  fill(words.cook, cookMinutes),
];

const facts = (dish: Dish): string => each(factLines(dish), (line) => `<p>${line}</p>`);

/** The page around it: what every site has, and none of which belongs to the recipe. */
const page = (
  dish: Dish,
  { head = '', body }: { head?: string; body: string },
): string => `<!doctype html>
<html lang="${dish.language}"><head><meta charset="utf-8"><title>${escape(dish.title)} | The Long Table</title>
<meta property="og:title" content="${escape(dish.title)}"><meta property="og:image" content="/dish.jpg">${head}</head>
<body><header><a href="/">The Long Table</a><nav><ul><li>Soups</li><li>Cakes</li><li>12 quick dinners</li></ul></nav></header>
<main><h1>${escape(dish.title)}</h1><p>Every autumn somebody asks for this one, and every autumn it is made again.</p>
${body}</main>
<aside><h3>More</h3><ul><li>Five things to do with leeks</li><li>20 minutes to supper</li></ul></aside>
<footer><p>Written at the long table.</p></footer></body></html>`;

const shown = (dish: Dish): string => `${facts(dish)}
<h2>${dish.words.ingredients}</h2>${items('ul', dish.ingredients)}
<h2>${dish.words.steps}</h2>${items('ol', dish.steps)}
<h2>${dish.words.notes}</h2><p>It keeps for two days in the cold.</p>`;

const node = (dish: Dish): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: dish.title,
  recipeIngredient: dish.ingredients,
  recipeInstructions: dish.steps.map((text) => ({ '@type': 'HowToStep', text })),
  recipeYield: String(dish.servings),
  prepTime: `PT${dish.prepMinutes}M`,
  cookTime: `PT${dish.cookMinutes}M`,
  inLanguage: dish.language,
});

const data = (json: string): string => `<script type="application/ld+json">${json}</script>`;
const withData = (dish: Dish, json: string): string =>
  page(dish, { head: data(json), body: shown(dish) });

/** A page that shows one thing and declares another. */
export const declaring = (dish: Dish, declared: Dish): string =>
  withData(dish, JSON.stringify(node(declared)));

const jsonLd: Render = (dish) => declaring(dish, dish);

const nestedJsonLd: Render = (dish) =>
  withData(
    dish,
    JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: 'The Long Table' },
        {
          '@type': 'WebPage',
          mainEntity: {
            ...node(dish),
            '@type': ['Recipe', 'NewsArticle'],
            recipeInstructions: [
              {
                '@type': 'HowToSection',
                name: dish.words.steps,
                itemListElement: dish.steps.map((text) => ({ '@type': 'HowToStep', text })),
              },
            ],
          },
        },
      ],
    }),
  );

/** A line feed inside a string, a comma too many and unescaped quotes, as hand-made templates leave them. */
const brokenJsonLd: Render = (dish) =>
  withData(
    dish,
    JSON.stringify(node(dish))
      .replace('{', '{"headline":"the "best" of the week",')
      .replace('],"recipeInstructions"', ',],"recipeInstructions"')
      .replace('"HowToStep","text":"', '"HowToStep","text":"\n'),
  );

const escapedJsonLd: Render = (dish) =>
  withData(
    dish,
    JSON.stringify({
      ...node(dish),
      recipeIngredient: dish.ingredients.map((line) => `&lt;b&gt;${escape(line)}&lt;/b&gt;`),
      recipeInstructions: dish.steps.map((line) => `<p>${escape(escape(line))}</p>`).join(''),
    }),
  );

const oddTimes: Render = (dish) =>
  withData(
    dish,
    JSON.stringify({
      ...node(dish),
      prepTime: `P0DT0H${dish.prepMinutes}M`,
      cookTime: { '@value': `${dish.cookMinutes} min` },
      recipeYield: [dish.servings, `${dish.servings} portions`],
    }),
  );

const halfJsonLd: Render = (dish) =>
  withData(dish, JSON.stringify({ ...node(dish), recipeInstructions: undefined }));

const microdata: Render = (dish) =>
  page(dish, {
    body: `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${escape(dish.title)}</h2>
<span itemprop="recipeYield">${dish.servings}</span>
<time itemprop="prepTime" datetime="PT${dish.prepMinutes}M">${dish.prepMinutes}</time>
<time itemprop="cookTime" datetime="PT${dish.cookMinutes}M">${dish.cookMinutes}</time>
<div itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Nora</span></div>
<ul>${each(dish.ingredients, (line) => `<li itemprop="recipeIngredient">${line}</li>`)}</ul>
<div itemprop="recipeInstructions">${items('ol', dish.steps)}</div></div>`,
  });

/** Whole sections are marked, with their headings and the notes in them. */
const microdataOfSections: Render = (dish) =>
  page(dish, {
    body: `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${escape(dish.title)}</h2>
${facts(dish)}<div itemprop="ingredients"><h3>${dish.words.ingredients}</h3>${items('ul', dish.ingredients)}</div>
<div itemprop="recipeInstructions"><h3>${dish.words.steps}</h3>${items('ol', dish.steps)}
<h3>${dish.words.notes}</h3><p>It keeps for two days in the cold.</p></div></div>`,
  });

/** All of it is marked as the steps, and only the names of the ingredients as ingredients. */
const microdataOfTooMuch: Render = (dish) =>
  page(dish, {
    body: `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${escape(dish.title)}</h2>
<div itemprop="recipeInstructions">${facts(dish)}<h3>${dish.words.ingredients}</h3><ul>${each(
      dish.ingredients,
      (line) => {
        const [first = '', ...rest] = line.split(' ');
        return `<li><b>${first}</b> <span itemprop="recipeIngredient">${rest.join(' ')}</span></li>`;
      },
    )}</ul><h3>${dish.words.steps}</h3>${items('ol', dish.steps)}</div></div>`,
  });

const olderMicrodata: Render = (dish) =>
  page(dish, {
    body: `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h2 itemprop="name">${escape(dish.title)}</h2>
<meta itemprop="yield" content="${dish.servings}"><meta itemprop="prepTime" content="PT${dish.prepMinutes}M">
<meta itemprop="cookTime" content="PT${dish.cookMinutes}M">
<ul itemprop="ingredients">${each(dish.ingredients, (line) => `<li itemprop="ingredients">${line}</li>`)}</ul>
${each(dish.steps, (line) => `<p itemprop="instructions">${line}</p>`)}</div>`,
  });

const rdfa: Render = (dish) =>
  page(dish, {
    body: `<div vocab="https://schema.org/" typeof="Recipe"><h2 property="name">${escape(dish.title)}</h2>
<span property="recipeYield">${dish.servings}</span><meta property="prepTime" content="PT${dish.prepMinutes}M">
<meta property="cookTime" content="PT${dish.cookMinutes}M">
<ul>${each(dish.ingredients, (line) => `<li property="recipeIngredient">${line}</li>`)}</ul>
<ol property="recipeInstructions">${each(dish.steps, (line) => `<li>${line}</li>`)}</ol></div>`,
  });

const pluginCard: Render = (dish) =>
  page(dish, {
    body: `<p>A long story about the garden comes first.</p><h2>Why it works</h2><ul><li>It is cheap.</li><li>It is quick.</li></ul>
<div class="cook-recipe-container"><h2 class="cook-recipe-name">${escape(dish.title)}</h2>${facts(dish)}
<div class="cook-recipe-ingredients"><h3>${dish.words.ingredients}</h3><ul>${each(
      dish.ingredients,
      (line) => {
        const [first = '', ...rest] = line.split(' ');
        return `<li class="cook-recipe-ingredient"><span class="amount">${first}</span> <span class="rest">${rest.join(' ')}</span></li>`;
      },
    )}</ul></div>
<div class="cook-recipe-instructions"><h3>${dish.words.steps}</h3>${items('ol', dish.steps)}</div></div>`,
  });

const headings: Render = (dish) => page(dish, { body: shown(dish) });

const breaks: Render = (dish) =>
  page(dish, {
    body: `${facts(dish)}<p><strong>${dish.words.ingredients}:</strong></p><p>${dish.ingredients.map(escape).join('<br>')}</p>
<p><strong>${dish.words.steps}:</strong></p><p>${dish.steps.map(escape).join('<br><br>')}</p>`,
  });

const table: Render = (dish) =>
  page(dish, {
    body: `${facts(dish)}<h3>${dish.words.ingredients}</h3><table>${each(
      dish.ingredients,
      (line) => `<tr><td></td><td>${line}</td></tr>`,
    )}</table><h3>${dish.words.steps}</h3>${each(dish.steps, (line) => `<p>${line}</p>`)}`,
  });

const appState: Render = (dish) =>
  page(dish, {
    body: `<div id="root"></div><script>window.__STATE__ = ${JSON.stringify({
      page: { recipe: { title: dish.title, ingredients: dish.ingredients, steps: dish.steps } },
    })};</script>`,
  });

export const PAGE_KINDS = {
  'JSON-LD': jsonLd,
  'JSON-LD, nested': nestedJsonLd,
  'JSON-LD, broken': brokenJsonLd,
  'JSON-LD, escaped twice': escapedJsonLd,
  'JSON-LD, odd times': oddTimes,
  'JSON-LD without steps': halfJsonLd,
  microdata,
  'microdata, older': olderMicrodata,
  'microdata of sections': microdataOfSections,
  'microdata of too much': microdataOfTooMuch,
  RDFa: rdfa,
  'plugin card': pluginCard,
  headings,
  'bold words and breaks': breaks,
  table,
  'data of a program': appState,
} as const satisfies Record<string, Render>;
