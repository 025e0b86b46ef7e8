import { expect, test } from 'vitest';
import { decodeMarkup, decodeMarkupValue } from './decode-markup.ts';

test.each([
  ['&amp; &lt;b&gt; &quot;c&quot; &apos;d&apos;', `& <b> "c" 'd'`],
  ['cr&egrave;me br&ucirc;l&eacute;e &frac12; &deg;', 'crème brûlée ½ °'],
  ['&Scaron;krob &ccaron;aj &Delta; &uarr;', 'Škrob čaj Δ ↑'],
  ['&#189; &#x2153; &#X2153;', '½ ⅓ ⅓'],
  ['&#150; &#x92;', '– ’'],
  ['&#39 s &#x27z', "' s 'z"],
  ['&#0; &#xD800; &#99999999999999999999;', '\uFFFD \uFFFD \uFFFD'],
  ['cr&egraveme &amp1 &notit; &ampamp;', 'crème &1 ¬it; &amp;'],
  ['&amp;amp; &amp;frac12;', '&amp; &frac12;'],
  ['a & b && &; &# &#; &#x; &bogus; &bogus', 'a & b && &; &# &#; &#x; &bogus; &bogus'],
])('the text %j is shown as %j', (text, shown) => {
  expect(decodeMarkup(text)).toBe(shown);
});

test.each([
  ['a &amp; b &#39 c', "a & b ' c"],
  ['&eacute; &eacute', 'é é'],
  ['?a&copy=1&region=2&amp;b', '?a&copy=1&region=2&b'],
  ['&notit; &bogus; &ampere', '&notit; &bogus; &ampere'],
])('the value %j stands for %j', (value, meant) => {
  expect(decodeMarkupValue(value)).toBe(meant);
});
