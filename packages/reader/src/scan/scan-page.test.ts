import { expect, test } from 'vitest';
import { bareOf } from '../text/bare-text.ts';
import { decodeEntities } from '../text/decode-entities.ts';
import { scanPage } from './scan-page.ts';

const scanned = (html: string) => {
  const { markup, ...page } = scanPage(html);
  return { ...page, markup: markup.whole };
};

const body = (html: string) =>
  scanned(`<html><head><title>Soup</title></head><body>${html}</body>`);

test.each([
  'Boil 2 leeks, ½ onion & ⅔ cup of "Crème fraîche" — for 10 min.',
  'Jalape&ntilde;o &amp;frac12; &#8531; &amp;nbsp; caf&eacute;',
  'ΛΑΧΑΝΟΝΤΟΛΜΑΔΕΣ, щи из капусты, 味噌汁 1杯, İzmir köfte 🍲',
  '',
])('the bare text of %j is what is left of it otherwise', (text) => {
  expect(body(`<p>${text}</p>`).shown).toBe(bareOf(decodeEntities(text)));
});

test('a long page is read to its end', () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `Word${at}`).join(' ');
  expect(body(`<p>${words}</p> the end`).shown).toBe(`${bareOf(words)}theend`);
});

test.each([
  ['a script', '<script>if (a < b) "<p>x</p>"</script>'],
  ['a script in capitals', '<SCRIPT>"<p>x</p>"</SCRIPT>'],
  ['a style', '<style>p{}</style>'],
  ['a drawing', '<svg><title>Star</title><path/></svg>'],
  ['a template', '<template><p>x</p></template>'],
  ['a comment', '<!-- <p>x</p> -->'],
  ['a comment that ends oddly', '<!-- x --!>'],
  ['a comment with dashes', '<!-- x -- y --- <p>z</p> --->'],
  ['a script without attributes on its line', '<script\n>a</script>'],
  ['a script that is closed in capitals', '<script>a</SCRIPT>'],
  ['an empty comment', '<!-->'],
])('%s is neither text nor markup', (_name, part) => {
  expect(body(`<p>leek</p>${part}<p>soup</p>`)).toMatchObject({
    shown: 'leeksoup',
    markup: '<body><p>leek</p><p>soup</p></body>',
  });
});

test('what stands before the body is kept apart, whatever scripts say of bodies', () => {
  const page = scanned(
    '<head><title>Soup</title><script>"<body>"</script></head><BODY class="x"><p>leek</p>',
  );
  expect(page.headMarkup).toBe('<head><title>Soup</title></head>');
  expect(page).toMatchObject({ shown: 'leek', markup: '<BODY class="x"><p>leek</p>' });
});

test.each([
  ['<p class="[&>b]:x a>b">leek</p>', '<p class="[&b]:x ab">leek</p>'],
  ["<p data-a='1 > 0' hidden>leek</p>", "<p data-a='1  0' hidden>leek</p>"],
  ['<p title="never closed>leek</p>', '<p title="never closed>leek</p>'],
])('the sign for more in a value does not end the tag of %s', (html, markup) => {
  expect(body(html)).toMatchObject({ shown: 'leek', markup: `<body>${markup}</body>` });
});

test('what stands behind a drawing without content, or in an element of the page’s own, is shown', () => {
  expect(body('<svg/><p>leek</p><template-page>soup</template-page><svg></svg>').shown).toBe(
    'leeksoup',
  );
});

test('a page without a body is all of it', () => {
  expect(scanned('<title>Soup</title><p>leek')).toMatchObject({
    headMarkup: '',
    markup: '<title>Soup</title><p>leek',
    shown: 'soupleek',
  });
});

test('a sign for less is no tag', () => {
  const page = body('<p>Heat < 90 °C <script>"x"</script> then serve</p>');
  expect(page.shown).toBe('heat90cthenserve');
  expect(page.scripts).toEqual([{ attributes: '', body: '"x"' }]);
});

test.each(['< 90 °C and warm', 'heat < 90 °C', ' \n < 90 °C'])(
  'the sign for less in %j parts no text from another',
  (text) => {
    const { shown, places, markup } = body(`<p>a</p>${text}<p>b</p>`);
    expect(shown).toBe(`a${bareOf(text)}b`);
    expect(places.isParted(1, shown.length - 2)).toBe(false);
    expect(markup.slice(places.of(1).markupAt)).toBe(`${text}<p>b</p></body>`);
  },
);

test.each([
  ['in the body', '<script type="a">1</script>'],
  ['commented out', '<!-- <script type="a">1</script> -->'],
  ['in a template', '<template><script type="a">1</script></template>'],
  ['without an end', '<script type="a">1'],
])('a script %s is found', (_place, script) => {
  expect(scanPage(`<body><p>x</p>${script}`).scripts).toEqual([
    { attributes: ' type="a"', body: '1' },
  ]);
});

test('a place of the bare text leads to the markup', () => {
  const { shown, markup, places } = body(
    '<p>A story</p><script>1</script><ul><li><b>2</b> leeks</li><!-- x --><li>1 onion</li></ul>',
  );
  const onion = places.of(shown.indexOf('1onion'));
  expect(markup.slice(onion.markupAt)).toMatch(/^1 onion/);
  expect(onion.isFirst).toBe(true);
  const leeks = places.of(shown.indexOf('eeks'));
  expect(markup.slice(leeks.markupAt)).toMatch(/^ leeks/);
  expect(leeks.isFirst).toBe(false);
});

test('a part of the markup is the same whether or not all of it is put together', () => {
  const html = '<body>a<script>1</script><p title="b > c">d</p><!-- e -->fg<style>h</style></body>';
  const { whole } = scanPage(html).markup;
  for (let from = -2; from <= whole.length; from++)
    for (let to = Math.max(0, from); to <= whole.length + 2; to++)
      expect(scanPage(html).markup.slice(from, to)).toBe(whole.slice(Math.max(0, from), to));
});
