import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const INGREDIENTS = ['1 kg pumpkin', '2 onions', '1 litre vegetable stock'];
const STEPS = [
  'Cut the pumpkin and the onions into pieces and roast them.',
  'Add the stock, simmer for ten minutes and blend it all.',
];

const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');
const METHOD = `<h2>Method</h2><ol>${items(STEPS)}</ol>`;
const LIST = `<h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul>`;

const read = (body: string, title = 'Pumpkin Soup'): ReturnType<typeof readPage> =>
  readPage(
    `<html lang="en"><title>${title}</title><body>${body}</body></html>`,
    'https://pot.example/soup',
  );
const linesOf = (body: string, field: string): (string | undefined)[] =>
  read(body)
    ?.evidence.filter(({ path }) => new RegExp(`^${field}\\.\\d+$`).test(path))
    .map(({ excerpt }) => excerpt) ?? [];

describe('readPage with lists whose rows hold more than their lines', () => {
  test.each([
    {
      way: 'a list of terms and descriptions, amounts first',
      list: '<dl><dt>1 kg</dt><dd>pumpkin</dd><dt>2</dt><dd>onions</dd><dt>1 litre</dt><dd>vegetable stock</dd></dl>',
    },
    {
      way: 'a list of terms and descriptions, names first',
      list: '<dl><dt>pumpkin</dt><dd>1 kg</dd><dt>onions</dt><dd>2</dd><dt>vegetable stock</dt><dd>1 litre</dd></dl>',
    },
    {
      way: 'rows with the same in other measures',
      list: `<ul>${items([
        '<span>1 kg</span> <span class="card-alt-amount">2.2 lb</span> <span>pumpkin</span>',
        '<span>2</span> <span class="card-alt-amount">2</span> <span>onions</span>',
        '<span>1 litre</span> <span class="card-alt-amount">4 cups</span> <span>vegetable stock</span>',
      ])}</ul>`,
    },
    {
      way: 'groups whose names are headings by their class',
      list: `<div class="soup-ingredients"><span class="ingredient-heading">Vegetables</span><p>1 kg pumpkin</p><p>2 onions</p>
        <span class="ingredient-heading">Broth</span><p>1 litre vegetable stock</p></div>`,
    },
    {
      way: 'a line before the list that explains the page',
      list: `<div class="ingredients"><p>When you change the number of portions the times below may no longer be right for your pan and your stove.</p>
        <p>1 kg pumpkin</p><p>2 onions</p><p>1 litre vegetable stock</p></div>`,
    },
  ])('reads $way', ({ list }) => {
    expect(
      linesOf(`<h1>Pumpkin Soup</h1><h2>Ingredients</h2>${list}${METHOD}`, 'ingredients'),
    ).toEqual(INGREDIENTS);
  });

  test('repairs letters that were decoded wrongly once', () => {
    const body = `<h1>Pumpkin Soup</h1><h2>Ingredients</h2><ul><li>1 kg pumpkin</li><li>\u00C2\u00BD litre cr\u00C3\u00A8me fra\u00C3\u00AEche</li></ul>${METHOD}`;
    expect(linesOf(body, 'ingredients')).toEqual(['1 kg pumpkin', '½ litre crème fraîche']);
  });

  test.each([
    {
      way: 'lists of what each step needs',
      method: `<h2>Method</h2><div><p>${STEPS[0]}</p><ul class="step-ingredients"><li>1 kg pumpkin, cut</li><li>2 onions, cut</li><li>some oil</li></ul>
        <p>${STEPS[1]}</p></div>`,
    },
    {
      way: 'tips and ratings',
      method: `<div class="soup-steps"><h2>Method</h2><p>${STEPS[0]}</p><p>${STEPS[1]}</p>
        <div class="soup-rating_box"><p>How did you like this soup of ours?</p></div></div>`,
    },
    {
      way: 'the wishes of the site',
      method: `<h2>Method</h2><ol>${items([...STEPS, 'Don’t forget to share a picture of your soup!'])}</ol>`,
    },
    {
      way: 'a question at the end',
      method: `${METHOD}<h3>Have you tried this soup?</h3><p>Then tell us all about it in a few words.</p>`,
    },
  ])('reads the steps without $way', ({ method }) => {
    expect(linesOf(`<h1>Pumpkin Soup</h1>${LIST}${method}`, 'directions')).toEqual(STEPS);
  });

  test('reads steps in a script without spaces, however much other text the page has', () => {
    const steps = [
      '鍋に水を入れて火にかけ、沸騰したら火を止める。',
      '卵をそっと入れて十分おき、冷水に取る。',
    ];
    const news =
      '<li>2026/01/01 野菜の保存方法 冷凍と冷蔵のコツを 紹介する 記事です 毎日 更新 しています</li>';
    const body = `<h1>卵</h1><h2>材料</h2><ul><li>卵 2個</li><li>水 1リットル</li></ul><h2>手順</h2><ol>${items(steps)}</ol>
      <h2>新着記事</h2><div class="method-news"><ul>${news.repeat(2)}</ul></div>`;
    expect(linesOf(body, 'directions')).toEqual(steps);
  });

  test.each([
    {
      way: 'a heading of two lines, where the title of the page has both',
      body: '<h1><span>Golden and warm:</span><br><span>pumpkin soup</span></h1>',
      title: 'Golden and warm: pumpkin soup | The Pot',
      dish: 'Golden and warm: pumpkin soup',
    },
    {
      way: 'a heading and the one below it, where the title of the page has both',
      body: '<h1>Pumpkin soup</h1><h2>with roasted onions</h2>',
      title: 'Pumpkin soup with roasted onions | The Pot',
      dish: 'Pumpkin soup with roasted onions',
    },
    {
      way: 'a heading and the one below it, where that goes on in mid-sentence',
      body: '<h1>Pumpkin soup</h1><h2>with roasted onions</h2>',
      title: 'Pumpkin soup | The Pot',
      dish: 'Pumpkin soup with roasted onions',
    },
    {
      way: 'the heading alone, where the one below it is not in the title',
      body: '<h1>Pumpkin soup</h1><h2>Our favourite of this autumn</h2>',
      title: 'Pumpkin soup | The Pot',
      dish: 'Pumpkin soup',
    },
    {
      way: 'the title of the page up to the name of the site',
      body: '',
      title: 'Pumpkin soup – zuppa di zucca - The Pot',
      dish: 'Pumpkin soup – zuppa di zucca',
    },
  ])('names the dish after $way', ({ body, title, dish }) => {
    expect(read(`${body}${LIST}${METHOD}`, title)?.title).toBe(dish);
  });
});

test.each([
  '<span class="run">Cut the p</span><span class="run">umpkin and the onions into pieces</span><span class="end"> and roast them.</span>',
  '<span class="run">Cut the </span><b>pumpkin</b><span> and the onions into pieces and roast them</span><i>.</i>',
])('a text that a word processor parted into runs is read as it is shown: %s', (step) => {
  const method = `<h2>Method</h2><ol>${items([step, ...STEPS.slice(1)])}</ol>`;
  expect(linesOf(LIST + method, 'directions')).toEqual(STEPS);
});
