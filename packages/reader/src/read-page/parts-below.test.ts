import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';
import { items, readGalette, STEPS } from '../testing/pear-galette.ts';

const CREAM = 'Whip the cream with the sugar until thick and spread it over the cake.';

/** What stands below the steps: a name, and a text under it. */
const WAYS: [string, (name: string, text: string) => string][] = [
  ['a heading and a paragraph', (name, text) => `<h4>${name}</h4><p>${text}</p>`],
  ['a name in bold and a paragraph', (name, text) => `<p><b>${name}</b></p><p>${text}</p>`],
  ['a heading and a list', (name, text) => `<h3>${name}</h3><ol>${items([text])}</ol>`],
];

describe.each(WAYS)('below the steps, %s', (_way, below) => {
  const marksBelow = (name: string, text: string, declared = STEPS): string[] =>
    markedPaths(readGalette({ method: `<ol>${items(STEPS)}</ol>${below(name, text)}`, declared }));

  test.each([
    'For the cream',
    'To finish',
    'Assembly',
    'To assemble:',
    'Topping',
    'Finitions',
    'Zum Anrichten',
    'Per finire',
    'Para terminar',
    'Montagem',
    'Afwerking',
    'Montering',
    'A krémhez',
    'Na koniec',
  ])('are a part of the method that the data leaves out: %s', (name) => {
    expect(marksBelow(name, CREAM)).not.toEqual([]);
  });

  test.each(['For the cream', 'To finish', 'Assembly'])(
    'are none that it leaves out where it has the same: %s',
    (name) => {
      expect(marksBelow(name, CREAM, [...STEPS, CREAM])).toEqual([]);
    },
  );

  test.each([
    ['For the freezer', 'Wrap it well and freeze for up to 2 months.'],
    ['For the air fryer', 'Cook it at 160 °C for 12 minutes.'],
    ['For a vegan cake', 'Whip coconut cream in the place of the other.'],
    ['To store', 'Cover it and keep in a cool place.'],
    ['To reheat', 'Warm it in a low oven.'],
    ['Variations', CREAM],
    ['Serving suggestions', CREAM],
    ['Plum Galette', 'Whip two eggs with the sugar until thick.'],
    ['Why it works', 'Cold butter makes the pastry flaky.'],
    ['More recipes', 'Bake our best plum tart.'],
    ['Comments', 'Add a pinch of salt next time.'],
  ])('are none of it: %s', (name, text) => {
    expect(marksBelow(name, text)).toEqual([]);
  });
});

test.each(['The cream should be cold.', 'You can buy good cream anywhere.', '200 g cream'])(
  'a paragraph under the name of a part that tells nothing to do is no step: %s',
  (text) => {
    const method = `<ol>${items(STEPS)}</ol><h4>For the cream</h4><p>${text}</p>`;
    expect(markedPaths(readGalette({ method }))).toEqual([]);
  },
);

test('a step that opens with the name of a part is one by itself', () => {
  const told = 'For the topping, stir the honey and the lemon zest together.';
  const method = `${STEPS.map((step) => `<p>${step}</p>`).join('')}<p>${told}</p>`;
  expect(markedPaths(readGalette({ method }))).not.toEqual([]);
  expect(markedPaths(readGalette({ method, declared: [...STEPS, told] }))).toEqual([]);
});

describe('a second list of steps behind the label of a video', () => {
  const withVideo = (below: readonly string[]) =>
    readGalette({
      method: `<ol>${items(STEPS)}</ol><div class="video"><p>Watch the video</p></div><ol>${items(below)}</ol>`,
    });

  test('is taken, marked', () => {
    const more = [CREAM, 'Dust it with icing sugar.'];
    const recipe = withVideo(more);
    expect(linesOf(recipe, 'directions')).toEqual([...STEPS, ...more]);
    expect(markedPaths(recipe)).not.toEqual([]);
  });

  test('is none where it tells nothing to do', () => {
    expect(markedPaths(withVideo(['The dough.', 'The pears are ready.']))).toEqual([]);
  });
});
