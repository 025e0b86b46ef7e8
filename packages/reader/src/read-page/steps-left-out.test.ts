import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import {
  INGREDIENTS,
  STEPS,
  items,
  page,
  declared,
  list,
  method,
} from '../testing/plum-dumplings.ts';

describe('data that lists only the first steps', () => {
  test.each([
    ['one', 1],
    ['two', 2],
    ['three', 3],
  ])('%s of them: the rest is taken from the list of the page', (_word, count) => {
    const recipe = page(declared(INGREDIENTS, STEPS.slice(0, count)), list + method);
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test.each([
    ['paragraphs', STEPS.map((step) => `<p>${step}</p>`).join('')],
    ['rows', `<div>${STEPS.map((step) => `<div>${step}</div>`).join('\n')}</div>`],
    [
      'rows with numbers of their own',
      STEPS.map(
        (step, at) =>
          `<div class="step step-${at}"><span class="number">${at + 1}</span><div class="words">${step}</div></div>`,
      ).join('\n'),
    ],
    [
      'a table',
      `<table>${STEPS.map((step, at) => `<tr><td>${at + 1}</td><td>${step}</td></tr>`).join('')}</table>`,
    ],
    ['lines of a paragraph', `<p>${STEPS.join('<br>\n')}</p>`],
    ['lines of a block, set apart', `<div>${STEPS.join('<br /><br />')}</div>`],
    [
      'paragraphs under headings that count them',
      STEPS.map((step, at) => `<h3>Step ${at + 1}</h3><p class="words">${step}</p>`).join(''),
    ],
    ...['Step', 'Étape', 'Schritt'].flatMap((word) => [
      [
        `plain paragraphs under "${word} 4"`,
        STEPS.map((step, at) => `<h3>${word} ${at + 1}</h3><p>${step}</p>`).join(''),
      ],
      [
        `sections under "${word} 4"`,
        STEPS.map((step, at) => `<section><h4>${word} ${at + 1}</h4><p>${step}</p></section>`).join(
          '\n',
        ),
      ],
    ]),
    [
      'blocks under counted headings with names',
      STEPS.map((step, at) => `<div><h4>Step ${at + 1}: More dough</h4><p>${step}</p></div>`).join(
        '',
      ),
    ],
    [
      'counted terms',
      `<dl>${STEPS.map((step, at) => `<dt>${at + 1}</dt><dd>${step}</dd>`).join('')}</dl>`,
    ],
    [
      'boxes to tick',
      STEPS.map((step) => `<label><input type="checkbox"> ${step}</label>`).join(''),
    ],
    ['paragraphs with lines between them', STEPS.map((step) => `<p>${step}</p>`).join('<hr>')],
    [
      'paragraphs with a picture each',
      STEPS.map(
        (step, at) =>
          `<p>${step}</p><figure><img src="/${at}.jpg"><figcaption>Dumplings</figcaption></figure>`,
      ).join('\n'),
    ],
    [
      'a list that counts on below an advertisement',
      `<ol>${items(STEPS.slice(0, 3))}</ol><div class="ad">Advertisement</div><ol start="4">${items(STEPS.slice(3))}</ol>`,
    ],
    [
      'another list below an advertisement',
      `<ol>${items(STEPS.slice(0, 3))}</ol><div class="ad"><p>Anzeige</p></div><ol>${items(STEPS.slice(3))}</ol>`,
    ],
  ])('the rest may stand in %s', (_where, told) => {
    const recipe = page(declared(INGREDIENTS, STEPS.slice(0, 3)), `${list}<h2>Method</h2>${told}`);
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  const paragraphs = (lines_: readonly string[]): string =>
    lines_.map((line) => `<p>${line}</p>`).join('');

  test.each([
    ['an advertisement', '<div class="ad">Advertisement</div>'],
    ['an empty box', '<div class="slot"></div>'],
    [
      'a form',
      '<div><h4>Never miss a dish</h4><form><input type="email"><button>Join</button></form></div>',
    ],
  ])('%s between paragraphs does not hide that they go on', (_what, box) => {
    const told = paragraphs(STEPS.slice(0, 3)) + box + paragraphs(STEPS.slice(3));
    const recipe = page(declared(INGREDIENTS, STEPS.slice(0, 3)), `${list}<h2>Method</h2>${told}`);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('a step in German behind an advertisement is told by the verb at its end', () => {
    const steps = ['Die Kartoffeln weich kochen und durch die Presse drücken.'];
    const rest = ['Die Knödel in heißer Butter mit den Bröseln wälzen und servieren.'];
    const told = `${paragraphs(steps)}<div>Werbung</div>${paragraphs(rest)}`;
    const recipe = page(declared(INGREDIENTS, steps), `${list}<h2>Zubereitung</h2>${told}`);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  const BOXES = [
    '<div class="ad">Advertisement</div>',
    '<div class="slot"></div>',
    '<hr>',
    '<figure><img src="/5.jpg"><figcaption>Dumplings</figcaption></figure>',
    '<p><img src="/5.jpg" alt=""></p>',
    '<div><h4>Sign up for our newsletter</h4><form><input type="email"></form></div>',
  ];
  test.each([
    ['a story', 'My aunt served them on Fridays and nobody ever was late.'],
    ['storage advice', 'Keep what is left in the fridge for up to two days.'],
    ['a serving suggestion', 'They go well with cinnamon sugar and a bowl of vanilla sauce.'],
    ['the author', 'Anna Berg writes about dumplings and lives by the sea.'],
    ['a question', 'Did you make this recipe? Tell me how it went.'],
  ])('%s behind a box below the whole method is no step', (_what, words) => {
    const counted = STEPS.map((step, at) => `<h3>Step ${at + 1}</h3><p>${step}</p>`).join('');
    for (const told of [paragraphs(STEPS), counted, `<ol>${items(STEPS)}</ol>`]) {
      for (const box of BOXES) {
        const body = `${list}<h2>Method</h2>${told}${box}<p>${words}</p>`;
        const recipe = page(declared(INGREDIENTS, STEPS), body);
        expect(linesOf(recipe, 'directions')).toEqual(STEPS);
        expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
      }
    }
  });

  test.each([
    ['tips', ['Use ripe plums if you can find some.', 'Keep them warm under a cloth.']],
    ['comments', ['Lovely dumplings, I made them twice.', 'My children ate them all at once.']],
    ['related recipes', ['Cherry dumplings with poppy seeds', 'A plum cake for many guests']],
  ])('a list of %s below an advertisement is no part of the method', (_what, below) => {
    for (const tag of ['ol', 'ul']) {
      const told = `${method}<div class="ad">Advertisement</div><${tag}>${items(below)}</${tag}>`;
      const recipe = page(declared(INGREDIENTS, STEPS), list + told);
      expect(linesOf(recipe, 'directions')).toEqual(STEPS);
      expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
    }
  });

  test('a number that counts no step does not make one of what follows', () => {
    const told = `${paragraphs(STEPS)}<span>5</span><p>People said that they would make them again.</p>`;
    const recipe = page(declared(INGREDIENTS, STEPS), `${list}<h2>Method</h2>${told}`);
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });

  test('a story that goes on after the words of the last step changes nothing', () => {
    const story = `<p>${STEPS[3]}</p><p>My aunt served them on Fridays and nobody ever was late.</p>`;
    const recipe = page(declared(INGREDIENTS, STEPS), story + list + method);
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });
});

describe('steps that end without full stops', () => {
  const steps = STEPS.map((step) => step.slice(0, -1));
  const told = `${list}<h2>Method</h2><ol>${items(steps)}</ol>`;

  test.each([0, 1, 3])('step %i that the data leaves out is added', (left) => {
    const some = steps.filter((_step, at) => at !== left);
    const recipe = page(declared(INGREDIENTS, some), told);
    expect(linesOf(recipe, 'directions')).toEqual(steps);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test.each([
    [
      'names of other dishes',
      '<h3>More dumplings</h3>',
      'Cherry dumplings with a poppy seed sauce',
    ],
    ['notes', '<h3>Notes</h3>', 'The dough may be made on the day before'],
    ['what the site asks for', '', 'Share this recipe with your friends'],
  ])('%s in a list below are none of them', (_what, heading, line) => {
    const below = heading === '' ? '' : `${heading}<ol>${items([line, line])}</ol>`;
    const own = heading === '' ? [...steps, line] : steps;
    const body = `${list}<h2>Method</h2><ol>${items(own)}</ol>${below}`;
    const recipe = page(declared(INGREDIENTS, steps), body);
    expect(linesOf(recipe, 'directions')).toEqual(steps);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });
});

test.each([
  [
    'captions of pictures',
    STEPS.map((step) => `<figure><img src="/a.jpg"><figcaption>${step}</figcaption></figure>`).join(
      '',
    ),
  ],
  ['lines with advertisements between them', `<p>${STEPS.join('<br>Advertisement<br>')}</p>`],
])(
  'where %s go on and cannot be read, the last step alone is marked, with what follows',
  (_, told) => {
    const recipe = page(declared(INGREDIENTS, STEPS.slice(0, 3)), `${list}<h2>Method</h2>${told}`);
    const marks = recipe?.evidence.filter(
      ({ path, confidence }) => path.startsWith('directions') && confidence < 70,
    );
    expect(marks?.map(({ path, excerpt }) => [path, excerpt])).toEqual([
      ['directions.2', STEPS[2]],
      ['directions.2.instruction', `… ${STEPS[3]}`],
    ]);
    expect(recipe?.confidence).toBeLessThan(70);
  },
);

test.each([
  'Jane Doe is a food writer who lives in London with her two cats.',
  'This post contains affiliate links. Please read our disclosure policy.',
  'If you make these dumplings, leave a comment and rate the plums below!',
  'Add your email to get a dumpling every week.',
  'To reheat, microwave the dumplings for half a minute.',
  'Check out our other dumplings with plums and potatoes.',
  'Make the dough a day ahead and keep it chilled.',
])('what a page says below the last paragraph of the method is no step: %s', (below) => {
  const told = [...STEPS, below].map((line) => `<p>${line}</p>`).join('');
  const recipe = page(declared(INGREDIENTS, STEPS), `${list}<h2>Method</h2>${told}`);
  expect(linesOf(recipe, 'directions')).toEqual(STEPS);
  expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
});

describe('one step is left out', () => {
  const ways: [string, (steps: readonly string[]) => string][] = [
    ['numbered paragraphs', (all) => all.map((step, at) => `<p>${at + 1}. ${step}</p>`).join('')],
    ['numbered rows', (all) => all.map((step, at) => `<div>${at + 1}) ${step}</div>`).join('')],
    [
      'numbered lines',
      (all) => `<p>${all.map((step, at) => `${at + 1}. ${step}`).join('<br>')}</p>`,
    ],
    [
      'items with advertisements',
      (all) => `<ol>${items(all.map((step) => `${step}<div class="ad">Advertisement</div>`))}</ol>`,
    ],
    [
      'items with words under pictures',
      (all) =>
        `<ol>${items(
          all.map(
            (step) =>
              `<p>${step}</p><figure><img src="/a.jpg"><figcaption>Photo: Jane Doe</figcaption></figure>`,
          ),
        )}</ol>`,
    ],
  ];
  const places = STEPS.map((_step, at) => at);

  test.each(ways.flatMap(([kind, told]) => places.map((at) => [kind, at, told] as const)))(
    'of %s, step %i is added',
    (_kind, at, told) => {
      const recipe = page(
        declared(INGREDIENTS, STEPS.toSpliced(at, 1)),
        `${list}<h2>Method</h2>${told(STEPS)}`,
      );
      expect(linesOf(recipe, 'directions')).toEqual(STEPS);
      expect(recipe?.confidence).toBeLessThan(70);
    },
  );

  test.each(ways)('nothing is added to all of them in %s', (_kind, told) => {
    const recipe = page(declared(INGREDIENTS, STEPS), `${list}<h2>Method</h2>${told(STEPS)}`);
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeGreaterThan(90);
  });

  test('an item that is nothing but words under a picture is a step', () => {
    const told = STEPS.map(
      (step) => `<figure><img src="/a.jpg"><figcaption>${step}</figcaption></figure>`,
    );
    const recipe = page(
      declared(INGREDIENTS, STEPS.toSpliced(1, 1)),
      `${list}<h2>Method</h2><ol>${items(told)}</ol>`,
    );
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
  });

  test('what stands below the name of a variation is none', () => {
    const other = ['Variation: Apricot dumplings', 'Stone the apricots and fill them with sugar.'];
    const told = [...STEPS, ...other, STEPS[3]].map((row) => `<p>${row}</p>`).join('');
    const recipe = page(declared(INGREDIENTS, STEPS), `${list}<h2>Method</h2>${told}`);
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
  });
});
