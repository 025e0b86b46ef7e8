import { describe, expect, test } from 'vitest';
import { readTiming } from '../../fields/duration.ts';
import { emptyFinding } from '../../finding/finding.ts';
import { scanPage } from '../../scan/scan-page.ts';
import { timed } from '../../testing/timed.ts';
import { timedOtherwise } from './timed-otherwise.ts';

test.each([
  ['<p>Cook time: 55 minutes</p>', '55 minutes'],
  ['<p>Prep time: 5 min</p><p>Cooking time: 1 hr 10 mins</p>', '1 hr 10 mins'],
  ['<div><b>Cook Time</b></div><div>2 hours</div>', '2 hours'],
  ['<p>Kochzeit: 40 Minuten</p>', '40 Minuten'],
  ['<p>Temps de cuisson : 1 h 15</p>', '1 h 15'],
  ['<p>Serves 4 | Prep 5 min | Cook 90 min</p>', '90 min'],
  ['<p>Serves 4 Prep time: 5 min Cook time: 90 min</p>', '90 min'],
  ['<div><span>Prep: 5 min</span><span>Cook: 1 h 30</span><span>Serves 4</span></div>', '1 h 30'],
  [
    '<table><tr><th>Prep</th><th>Cook</th></tr><tr><td>5 min</td><td>90 min</td></tr></table>',
    '90 min',
  ],
  ['<b>5 min</b><br><i>Prep time</i><br><b>90 min</b><br><i>Cook time</i>', '90 min'],
  [
    '<div><span>5 min</span><small>Prep</small></div><div><span>90 min</span><small>Cook</small></div>',
    '90 min',
  ],
  ['<p><b>5 min</b><i>Prep</i><b>90 min</b><i>Cook</i><b>95 min</b><i>Total</i></p>', '90 min'],
  ['<ul><li><span><time>1 h 30</time></span><em>Kochzeit</em></li></ul>', '1 h 30'],
  ['<ul><li><b>5 min</b>Prep</li><li><b>90 min</b>Cook</li></ul>', '90 min'],
  [
    '<p><b>5</b><i>min</i><small>prep</small></p><p><b>90</b><i>min</i><small>cook</small></p>',
    '90 min',
  ],
  ['<p>5 min prep, 90 min cook</p>', '90 min'],
  ['<p>4 servings, 5 min prep, 1 hr 10 min cook</p>', '1 hr 10 min'],
  ['<p>12 patties, prep 5 minutes, cook 90 minutes</p>', '90 minutes'],
  ['<p>Salt: 25 mg</p><p>Prep: 5 min</p><p>Cook: 90 min</p>', '90 min'],
  ['<p>Prep: 5 min</p><p>Cook: half an hour</p>', 'Cook: half an hour'],
  ['<p>Bake: 90 min</p>', '90 min'],
  ["<p>Cottura: un'ora</p>", "Cottura: un'ora"],
  ['<p>Backzeit: eine Dreiviertelstunde</p>', 'Backzeit: eine Dreiviertelstunde'],
  ['<p>Koktid: en halv timme</p>', 'Koktid: en halv timme'],
  [
    '<table><tr><th>Porções</th><th>Tempo de preparo</th><th>Tempo de cozimento</th><th>Tempo total</th></tr><tr><td>4</td><td>5 min</td><td>90 min</td><td>95 min</td></tr></table>',
    '90 min',
  ],
])('25 minutes of cooking are not what %s says', (facts, stated) => {
  expect(timed({ prep: 'PT5M', cook: 'PT25M' }, facts)).toEqual({ cookTime: stated });
});

test.each([
  ['PT5M', '25 minutes'],
  ['PT25H', '25 minutes'],
  ['PT2H', '12 hours'],
  ['PT1H30M', '21 hours 30 minutes'],
])('%s is not what stands in "%s"', (prep, stated) => {
  expect(timed({ prep }, `<p>Prep time: ${stated}</p>`)).toEqual({ prepTime: stated });
});

test.each([
  ['PT2H', '2 Std.'],
  ['PT2H', '2 uur'],
  ['PT1H', '1 óra'],
  ['PT2H', '2 godziny'],
  ['PT3H', '3 timmar'],
])('%s is what "%s" says', (prep, stated) => {
  expect(timed({ prep }, `<p>Prep time: ${stated}</p>`)).toEqual({});
});

test.each([
  [
    'the minutes behind an hour',
    { prep: 'PT15M', cook: 'PT30M', total: 'PT45M' },
    '<p>Prep: 1 hour 15 minutes</p><p>Cook: 30 minutes</p><p>Total: 1 hour 45 minutes</p>',
    { prepTime: '1 hour 15 minutes' },
  ],
  [
    'the hour before some minutes',
    { prep: 'PT15M', cook: 'PT45M', total: 'PT1H' },
    '<p>Prep: 25 min</p><p>Cook: 45 min</p><p>Total: 1 hour 10 minutes</p>',
    { prepTime: '25 min' },
  ],
  [
    'the minutes behind an hour that is said once more for those who listen',
    { prep: 'PT15M', cook: 'PT30M', total: 'PT45M' },
    '<p>Prep Time 15 minutes mins</p><p>Cook Time 1 hour hr 30 minutes mins</p>',
    { cookTime: '1 hour hr 30 minutes mins' },
  ],
  [
    'the hour of another time whose name holds that of this one',
    { prep: 'PT1H', cook: 'PT1H20M', total: 'PT2H20M' },
    '<p>Czas przygotowania: 1 godz.</p><p>Czas gotowania: 20 minut</p><p>Całkowity czas: 1 godz. 20 minut</p>',
    { cookTime: '20 minut' },
  ],
])('%s are not the time itself', (_what, times, facts, others) => {
  expect(timed(times, facts)).toEqual(others);
});

test('both times may be others', () => {
  const facts = '<p>Prep time: 20 minutes</p><p>Cook time: 55 minutes</p>';
  expect(timed({ prep: 'PT10M', cook: 'PT25M', total: 'PT35M' }, facts)).toEqual({
    prepTime: '20 minutes',
    cookTime: '55 minutes',
  });
});

test.each([
  ['the same', { cook: 'PT25M' }, '<p>Cook time: 25 minutes</p>'],
  ['the same in hours', { cook: 'PT90M' }, '<p>Cook time: 1 hour 30 minutes</p>'],
  ['the same in whole hours', { cook: 'PT2H' }, '<p>Backzeit: 2 Stunden</p>'],
  ['the upper end of a range', { cook: 'PT40M' }, '<p>Cook time: 30 to 40 minutes</p>'],
  ['the same before its name', { cook: 'PT25M' }, '<p><b>25 min</b><small>Cook</small></p>'],
  [
    'a part of a word',
    { cook: 'PT25M' },
    '<p>90 <b>min</b><i>iature</i> cooks, 40 <b>m</b>ugs</p>',
  ],
  ['the time of something else', { cook: 'PT25M' }, '<p><b>40 min</b><i>walk</i>, 2 h cookout</p>'],
  ['no time', { cook: 'PT25M' }, '<p>Cook it on a day when you have time.</p>'],
  ['only another time', { cook: 'PT25M' }, '<p>Prep time: 10 minutes</p>'],
  [
    'the whole time by the name of cooking',
    { prep: 'PT10M', cook: 'PT25M', total: 'PT35M' },
    '<p>Cook time: 35 minutes</p>',
  ],
  [
    'the same sum in other parts',
    { prep: 'PT20M', cook: 'PT2H15M', total: 'PT2H35M' },
    '<p>2 hours and 35 minutes</p><p>Rising: 2 hours</p><p>Baking: 15 minutes</p>',
  ],
])('a page that says %s does not contradict its data', (_what, times, facts) => {
  expect(timed(times, facts)).toEqual({});
});

test('what is offered for choice is not said', () => {
  const facts = '<select><option>Cook time: 55 minutes</option></select>';
  expect(timed({ cook: 'PT25M' }, facts)).toEqual({});
});

test('times that the page gives each by the name of the other are both other ones', () => {
  const facts = '<p>Prep time: 40 minutes</p><p>Cook time: 15 minutes</p>';
  expect(timed({ prep: 'PT15M', cook: 'PT40M' }, facts)).toEqual({
    prepTime: '40 minutes',
    cookTime: '15 minutes',
  });
  expect(timed({ prep: 'PT40M', cook: 'PT15M' }, facts)).toEqual({});
});

test.each([
  ['<p>Prep time: 15 minutes</p><p>Cook time: 30 minutes</p>', { prepTime: '15 minutes' }],
  ['<p>Prep time: 30 minutes</p><p>Cook time: 1 hour</p>', { cookTime: '1 hour' }],
  [
    '<b>15 min</b><br><i>Prep time</i><br><b>30 min</b><br><i>Cook time</i>',
    { prepTime: '15 min' },
  ],
  ['<p>Vorbereitungszeit: 10 Min.</p><p>Kochzeit: 30 Min.</p>', { prepTime: '10 Min.' }],
  ['<p>Temps de préparation : 30 min</p><p>Temps de cuisson : 50 min</p>', { cookTime: '50 min' }],
])('of 30 minutes each, one is another where the page says %s', (facts, other) => {
  expect(timed({ prep: 'PT30M', cook: 'PT30M', total: 'PT1H20M' }, facts)).toEqual(other);
});

test('a time by the name of which the page gives its total is another one', () => {
  const facts = '<p>Prep 15 min</p><p>Cook 30 min</p><p>Total 45 min</p>';
  expect(timed({ prep: 'PT45M', cook: 'PT30M', total: 'PT45M' }, facts)).toEqual({
    prepTime: '15 min',
  });
  expect(timed({ prep: 'PT15M', cook: 'PT30M', total: 'PT45M' }, facts)).toEqual({});
});

test.each([
  ['Prep 10 min', 'Cook 45 min', 'Total 40 min', { cookTime: '45 min' }],
  ['Prep 25 min', 'Cook 30 min', 'Total 40 min', { prepTime: '25 min' }],
  ['Prep 25 min', 'Cook 15 min', 'Total 40 min', { prepTime: '25 min', cookTime: '15 min' }],
  ['Prep 10 min', 'Cook 20 min', 'Total 40 min', { cookTime: '20 min' }],
  ['Prep 10 min', 'Cook 30-35 min', 'Total 40 min', { cookTime: '30-35 min' }],
  ['Prep 10 min', 'Cook 25-30 min', 'Total 40 min', {}],
  ['Prep 10 min', 'Cook 30 min', 'Total 40 min', {}],
])(
  '%s, %s, %s: what the data says otherwise is told, though the total is the same',
  (prep, cook, total, others) => {
    const times = { prep: 'PT10M', cook: 'PT30M', total: 'PT40M' };
    expect(timed(times, `<p>${prep}</p><p>${cook}</p><p>${total}</p>`)).toEqual(others);
    expect(timed(times, `<p>${prep} | ${cook} | ${total}</p>`)).toEqual(others);
  },
);

test.each([
  ['between the ingredients and the steps', (facts: string) => facts, () => ''],
  ['below the steps', () => '', (facts: string) => facts],
])('the page may give its times %s', (_where, above, below) => {
  const told = (facts: string): Record<string, string> => {
    const recipe = {
      ...emptyFinding('json-ld'),
      ingredients: ['300 g lentils'],
      steps: ['Boil the lentils until they are soft.'],
      prepTime: readTiming('PT10M'),
      cookTime: readTiming('PT25M'),
    };
    const page = scanPage(
      `<body><h1>Lentils</h1><ul><li>300 g lentils</li></ul><h2>Method</h2>${above(facts)}<p>Boil the lentils until they are soft.</p>${below(facts)}</body>`,
    );
    return Object.fromEntries(timedOtherwise(recipe, page));
  };
  expect(told('<small>Prep time 10 min Cook time 45 min</small>')).toEqual({ cookTime: '45 min' });
  expect(told('<small>Prep time 10 min Cook time 25 min</small>')).toEqual({});
});

test.each([
  ['Előkészület 30 perc · Sütés 25 perc', { prepTime: '30 perc' }],
  ['15 min. bereiden · 25 min. koken', { prepTime: '15 min.' }],
  ['55 min. bereiden · 90 min. koken', { cookTime: '90 min.' }],
  ['Cooks in 2 hours', { cookTime: '2 hours' }],
  ['Előkészület 55 perc · Sütés 25 perc', {}],
  ['55 min. bereiden · 25 min. koken', {}],
  ['80 min. bereiden · 25 min. bakken', {}],
  ['Cooks in 25 minutes', {}],
])('55 minutes of work and 25 of cooking beside "%s"', (facts, others) => {
  const times = { prep: 'PT55M', cook: 'PT25M', total: 'PT80M' };
  expect(timed(times, `<p>${facts}</p>`)).toEqual(others);
});

test.each([
  ['<p>Cook time <time datetime="PT2H"></time></p>', { cookTime: '120 min' }],
  ["<p>Prep <time class='t' datetime='PT40M'> </time></p>", { prepTime: '40 min' }],
  ['<p>Cook time <time datetime="PT50M"></time></p>', {}],
  ['<p>Cook time <time datetime="PT2H">50 minutes</time></p>', {}],
  ['<p>Cook time <time datetime="2024-05-01"></time></p>', {}],
])('a time that a script has yet to write is read where it stands: %s', (facts, others) => {
  expect(timed({ prep: 'PT20M', cook: 'PT50M', total: 'PT1H10M' }, facts)).toEqual(others);
});

describe('a part of the time that the page gives as its total', () => {
  const facts = '<p>Prep time: 20 min</p><p>Total time: 20 min</p>';

  test('is other than that of the data where both are named', () => {
    expect(timed({ prep: 'PT45M', total: 'PT20M' }, facts)).toEqual({ prepTime: '20 min' });
    expect(timed({ prep: 'PT15M', total: 'PT20M' }, facts)).toEqual({ prepTime: '20 min' });
    expect(timed({ prep: 'PT20M', total: 'PT20M' }, facts)).toEqual({});
    expect(timed({ prep: 'PT15M', cook: 'PT5M', total: 'PT20M' }, facts)).toEqual({});
  });

  test('is other than one that is longer than its total', () => {
    const alone = '<p>Prep time: 20 min</p>';
    expect(timed({ prep: 'PT45M', total: 'PT20M' }, alone)).toEqual({ prepTime: '20 min' });
    expect(timed({ prep: 'PT20M', total: 'PT20M' }, alone)).toEqual({});
  });
});

test('a time in words may be as long as that of the data', () => {
  expect(timed({ prep: 'PT30M' }, '<p>Prep: half an hour</p>')).toEqual({});
  expect(timed({ cook: 'PT45M' }, '<p>Cuisson : trois quarts d’heure</p>')).toEqual({});
  expect(timed({ cook: 'PT1H' }, '<p>Cook: half an hour to an hour</p>')).toEqual({});
  expect(timed({ cook: 'PT30M' }, '<p>Backzeit: halbe Stunde bis eine Stunde</p>')).toEqual({});
});

test('a time may be the only one of the data, and the page name another for making the dish', () => {
  const facts = '<p>Zubereitungszeit: 10 Min.</p>';
  expect(timed({ prep: 'PT40M' }, facts)).toEqual({ prepTime: 'Zubereitungszeit: 10 Min.' });
  expect(timed({ cook: 'PT40M' }, facts)).toEqual({ cookTime: 'Zubereitungszeit: 10 Min.' });
  expect(timed({ cook: 'PT10M' }, facts)).toEqual({});
  const inAll = '<p>Gesamtzeit: 40 Min.</p><p>Zubereitungsdauer: 40 Min.</p>';
  expect(timed({ prep: 'PT20M', total: 'PT40M' }, inAll)).toEqual({ prepTime: '40 Min.' });
  expect(timed({ prep: 'PT40M', total: 'PT40M' }, inAll)).toEqual({});
});

test('a time above the name of the dish is of others', () => {
  const recipe = {
    ...emptyFinding('json-ld'),
    title: 'Linzen',
    ingredients: ['300 g linzen'],
    cookTime: readTiming('PT47M'),
  };
  const page = (menu: string) =>
    scanPage(
      `<body>${menu}<h1>Linzen</h1><p>10 min bereiden</p><ul><li>300 g linzen</li></ul></body>`,
    );
  const said = new Map([['cookTime', '10 min bereiden']]);
  expect(timedOtherwise(recipe, page('<p>Klaar in 20 minuten</p>'))).toEqual(said);
  const other = { ...recipe, cookTime: readTiming('PT10M') };
  expect(timedOtherwise(other, page('<p>Kooktijd: 20</p>'))).toEqual(new Map());
});

test('minutes behind the name of another time are none behind an hour', () => {
  const facts = '<p>Prep time: 1 hour</p><p>Cook time: 25 minutes</p><p>Chill: 3 hours</p>';
  expect(timed({ prep: 'PT1H25M', cook: 'PT25M' }, facts)).toEqual({ prepTime: '1 hour' });
  expect(timed({ prep: 'PT1H', cook: 'PT25M' }, facts)).toEqual({});
});

test('times may stand above the card below a story that goes through the same list', () => {
  const list = '<ul><li>300 g lentils</li><li>2 shallots</li></ul>';
  const recipe = {
    ...emptyFinding('json-ld'),
    title: 'Lentils',
    ingredients: ['300 g lentils', '2 shallots'],
    prepTime: readTiming('PT10M'),
  };
  const saidIn = (facts: string): Record<string, string> =>
    Object.fromEntries(
      timedOtherwise(
        recipe,
        scanPage(`<body><h1>Lentils</h1><p>What goes into it:</p>${list}${facts}${list}</body>`),
      ),
    );
  expect(saidIn('<p>Prep time: 30 min</p>')).toEqual({ prepTime: '30 min' });
  expect(saidIn('<p>Prep time: 10 min</p>')).toEqual({});
});

describe('a range that begins with the time of the data', () => {
  test.each([
    ['Cook time: 15-20 minutes', '15-20 minutes'],
    ['Cook time: 15 – 20 minutes', '15 – 20 minutes'],
    ['Serves 4 – Cook 15 – 20 min – Easy', '15 – 20 min'],
    ['Cook time: 15 to 20 minutes', '15 to 20 minutes'],
    ['Cook: 15 min - 20 min', '15 min - 20 min'],
    ['Cook 15 mins to 20 mins', '15 mins to 20 mins'],
    ['15–20 min cook', '15–20 min'],
    ['Kochzeit: 15 bis 20 Minuten', '15 bis 20 Minuten'],
    ['Kooktijd: 15 tot 20 minuten', '15 tot 20 minuten'],
    ['Temps de cuisson : 15 à 20 min', '15 à 20 min'],
    ['Tiempo de cocción: 15-20 minutos', '15-20 minutos'],
    ['Tempo de forno: 15 a 20 minutos', '15 a 20 minutos'],
    ['Cottura: 15-20 minuti', '15-20 minuti'],
    ['Koktid: 15–20 minuter', '15–20 minuter'],
    ['Bagetid: 15 til 20 min', '15 til 20 min'],
    ['Steketid: 15-20 min', '15-20 min'],
    ['Czas pieczenia: 15 do 20 minut', '15 do 20 minut'],
    ['Sütési idő: 15-20 perc', '15-20 perc'],
  ])('is marked with what the page says: %s', (said, stated) => {
    expect(timed({ cook: 'PT15M' }, `<p>${said}</p>`)).toEqual({ cookTime: stated });
    expect(timed({ cook: 'PT20M' }, `<p>${said}</p>`)).toEqual({});
  });

  test.each([
    '<p>Prep: 15 min</p><p>Cook: 15-20 min</p><p>Total: 35 min</p>',
    '<ul><li>Prep: 15 min</li><li>Cook: 15-20 min</li></ul>',
    'Prep: 15 min<br>Cook: 15-20 min<br>',
    '<table><tr><th>Prep</th><td>15 min</td></tr><tr><th>Cook</th><td>15-20 min</td></tr></table>',
    '<table><tr><th>Prep</th><th>Cook</th></tr><tr><td>15 min</td><td>15-20 min</td></tr></table>',
    '<p>Prep 15 min | Cook 15-20 min | Total 30 min</p>',
  ])('is marked beside a time that is the same: %s', (facts) => {
    const times = { prep: 'PT15M', cook: 'PT15M', total: 'PT30M' };
    expect(timed(times, facts)).toEqual({ cookTime: '15-20 min' });
    expect(timed({ ...times, cook: 'PT20M', total: 'PT35M' }, facts)).toEqual({});
  });

  test.each([
    ['the data has the whole of it', { cook: '15-20 minutes' }, '<p>Cook time: 15-20 minutes</p>'],
    ['it is of another time', { prep: 'PT15M' }, '<p>Prep: 15 min</p><p>Chill 15-20 min</p>'],
    ['it is of a clock', { cook: 'PT15M' }, '<p>Cook: 15 min</p><p>Open 15-20 h</p>'],
  ])('is none where %s', (_what, times, facts) => {
    expect(timed(times, facts)).toEqual({});
  });
});

test('the total of the data is no other name of its only part', () => {
  expect(timed({ cook: 'PT30M', total: 'PT40M' }, '<p>Cook time: 40 min</p>')).toEqual({
    cookTime: '40 min',
  });
  expect(timed({ prep: 'PT15M', total: 'PT20M' }, '<p>Prep time: 20 min</p>')).toEqual({
    prepTime: '20 min',
  });
  // Where both of its parts sum up to it, it may be.
  const times = { prep: 'PT10M', cook: 'PT30M', total: 'PT40M' };
  expect(timed(times, '<p>Cook time: 40 min</p>')).toEqual({});
  expect(timed(times, '<p>Prep time: 10 min</p><p>Cook time: 40 min</p>')).toEqual({
    cookTime: '40 min',
  });
});
