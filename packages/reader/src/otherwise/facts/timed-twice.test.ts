import { describe, expect, test } from 'vitest';
import { readTiming } from '../../fields/duration.ts';
import { emptyFinding } from '../../finding/finding.ts';
import { scanPage } from '../../scan/scan-page.ts';
import { timed } from '../../testing/timed.ts';
import { timedOtherwise } from './timed-otherwise.ts';

describe('a time that the page gives twice by one name', () => {
  test.each([
    '<p>Cook time: 25 minutes</p><p>Serves 4</p><p>Cook time: 45 minutes</p>',
    '<p>Cook time: 45 minutes</p><p>Serves 4</p><p>Cook time: 25 minutes</p>',
    '<ul><li>Cook time: 25 minutes</li><li>Cook time: 45 minutes</li></ul>',
    '<p>Cook time: 25 minutes | Easy</p><p>Cook time: 45 minutes | Easy</p>',
    'Cook time: 25 minutes<br>Cook time: 45 minutes<br>',
    '<table><tr><th>Cook time</th><td>25 minutes</td></tr><tr><th>Cook time</th><td>45 minutes</td></tr></table>',
    '<div>Prep time</div><div>5 min</div><div>Cook time</div><div>25 min</div><p>Serves 4</p><div>Prep time</div><div>5 min</div><div>Cook time</div><div>45 minutes</div>',
  ])('is marked where one is not that of the data: %s', (facts) => {
    expect(timed({ prep: 'PT5M', cook: 'PT25M', total: 'PT30M' }, facts)).toEqual({
      cookTime: '45 minutes',
    });
  });

  test.each([
    ['de', 'Kochzeit: 25 Min.', 'Kochzeit: 45 Min.', '45 Min.'],
    ['nl', 'Kooktijd: 25 min', 'Kooktijd: 45 min', '45 min'],
    ['fr', 'Temps de cuisson : 25 min', 'Temps de cuisson : 45 min', '45 min'],
    ['es', 'Tiempo de cocción: 25 min', 'Tiempo de cocción: 45 min', '45 min'],
    ['it', 'Cottura: 25 min', 'Cottura: 45 min', '45 min'],
    ['sv', 'Koktid: 25 min', 'Koktid: 45 min', '45 min'],
    ['pl', 'Czas gotowania: 25 min', 'Czas gotowania: 45 min', '45 min'],
    ['hu', 'Főzési idő: 25 perc', 'Főzési idő: 45 perc', '45 perc'],
  ])('in another language as well: %s', (_language, same, other, said) => {
    expect(timed({ cook: 'PT25M' }, `<p>${same}</p><p>${other}</p>`)).toEqual({ cookTime: said });
    expect(timed({ cook: 'PT25M' }, `<p>${same}</p><p>${same}</p>`)).toEqual({});
  });

  test.each([
    [
      'the same in other units',
      { cook: 'PT90M' },
      '<p>Cook time: 90 minutes</p><p>Cook time: 1 hour 30 minutes</p>',
    ],
    [
      'of something else',
      { cook: 'PT25M' },
      '<p>Cook time: 25 minutes</p><p>Bake time: 45 minutes</p>',
    ],
    ['said once', { cook: 'PT25M' }, '<p>Cook time: 25 minutes</p><p>Chill time: 45 minutes</p>'],
  ])('may be %s', (_what, times, facts) => {
    expect(timed(times, facts)).toEqual({});
  });

  test('is found behind the names of many dishes that begin alike', () => {
    const story = '<p>Cookies, cookie bars and cooking with 12 friends.</p>'.repeat(12);
    const facts = `${story}<p>Cook: 25 minutes</p><p>Cook: 45 minutes</p>`;
    expect(timed({ prep: 'PT5M', cook: 'PT25M' }, facts)).toEqual({ cookTime: '45 minutes' });
  });

  test('is of another dish above the name of this one', () => {
    const recipe = {
      ...emptyFinding('json-ld'),
      title: 'Lentils',
      ingredients: ['300 g lentils'],
      cookTime: readTiming('PT25M'),
    };
    const page = scanPage(
      '<body><p>Soup</p><p>Cook time: 45 minutes</p><h1>Lentils</h1><p>Cook time: 25 minutes</p><ul><li>300 g lentils</li></ul></body>',
    );
    expect(timedOtherwise(recipe, page).size).toBe(0);
  });
});
