import { describe, expect, test } from 'vitest';
import { timed } from '../../testing/timed.ts';

describe('a time that the page gives without its unit', () => {
  test.each([
    ['<p>Cook time: 45</p>', 'Cook time: 45'],
    ['<ul><li>Prep time: 5</li><li>Cook time: 45</li></ul>', 'Cook time: 45'],
    ['Prep: 5 min<br>Cook: 45<br>', 'Cook: 45'],
    ['<p>Serves 4 | Cook time: 45</p>', 'Cook time: 45'],
    ['<table><tr><td>Cook time:</td><td>45</td></tr></table>', 'Cook time: 45'],
    ['<div>Cook time</div><div>45</div>', 'Cook time: 45'],
    ['<div>Prep time</div><div>5</div><div>Cook time</div><div>45</div>', 'Cook time: 45'],
    ['<p>Kochzeit: 45</p>', 'Kochzeit: 45'],
    ['<p>Kooktijd: 45</p>', 'Kooktijd: 45'],
    ['<p>Temps de cuisson : 45</p>', 'Temps de cuisson : 45'],
    ['<p>Tiempo de cocción: 45</p>', 'Tiempo de cocción: 45'],
    ['<p>Tempo de forno: 45</p>', 'Tempo de forno: 45'],
    ['<p>Cottura: 45</p>', 'Cottura: 45'],
    ['<p>Koktid: 45</p>', 'Koktid: 45'],
    ['<p>Kogetid: 45</p>', 'Kogetid: 45'],
    ['<p>Koketid: 45</p>', 'Koketid: 45'],
    ['<p>Czas gotowania: 45</p>', 'Czas gotowania: 45'],
    ['<p>Főzési idő: 45</p>', 'Főzési idő: 45'],
  ])('is another by its number: %s', (facts, said) => {
    expect(timed({ cook: 'PT25M' }, facts)).toEqual({ cookTime: said });
    expect(timed({ cook: 'PT45M' }, facts)).toEqual({});
  });

  test.each([
    ['the hours', { cook: 'PT2H' }, '<p>Cook time: 2</p>'],
    [
      'the minutes, with a unit in an element of its own',
      { cook: 'PT45M' },
      '<div>Cook</div><div>45</div><div>min</div>',
    ],
    ['a heat', { cook: 'PT25M' }, '<p>Bake: 350</p>'],
    ['what is done with some of it', { cook: 'PT25M' }, '<p>Cook 2</p><p>Cook 2 eggs</p>'],
    [
      'the portions below',
      { cook: 'PT25M' },
      '<div>25 min</div><div>Cook</div><div>4</div><div>Serves</div>',
    ],
    [
      'the number of the first step',
      { prep: 'PT15M' },
      '<h2>Préparation</h2><h4>1</h4><p>Beurrez le moule.</p>',
    ],
    [
      'the same, in columns',
      { prep: 'PT15M' },
      '<h2>Preparation</h2><div><div>01</div><div>Butter the tin.</div></div>',
    ],
    ['a range', { cook: 'PT25M' }, '<p>Cook time: 20-25</p>'],
  ])('may be %s', (_what, times, facts) => {
    expect(timed(times, facts)).toEqual({});
  });
});
