import { expect, test } from 'vitest';
import { rowText } from './row-text.ts';

test.each([
  ['<tr><td>200 ml</td><td>double cream</td>', '200 ml double cream'],
  ['<TR><TH>Servings</TH><TD>8</TD>', 'Servings 8'],
  ['<tr><td>200</td><td>g</td><td>flour</td>', '200 g flour'],
  ['<li><span>Serves</span><span>8</span>', 'Serves 8'],
  ['<li><span>Serves:</span><span>8</span>', 'Serves: 8'],
  [
    '<div><span>Serves 8</span><span class="time">Prep time: 25 min</span><span>Cook: 1 h</span>',
    'Serves 8 Prep time: 25 min Cook: 1 h',
  ],
  ['<li><span>200 ml</span><span>double cream</span>', '200 ml double cream'],
  ['<li><span>½ tsp.</span><span>salt</span>', '½ tsp. salt'],
])('what stands side by side is apart: %s', (markup, text) => {
  expect(rowText(markup)).toBe(text);
});

test.each([
  ['<p><span>Preheat the o</span><span>ven.</span>', 'Preheat the oven.'],
  ['<p><span>S</span><span>tir well.</span>', 'Stir well.'],
  ['<li><span>1</span><span>/2</span> cup', '1/2 cup'],
  ['<li>2<b>00</b> g flour', '200 g flour'],
])('what an editor parted is one word: %s', (markup, text) => {
  expect(rowText(markup)).toBe(text);
});
