import { expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { stepsAsShown } from './steps-as-shown.ts';

const STEPS = [
  'Mash the chickpeas with the chopped onion until they hold together.',
  'Shape small balls & fry them in the oil until they are golden.',
  'Drain them on paper and serve them hot.',
];
const told = STEPS.join(' ');
const shown = (body: string) =>
  scanPage(`<body><p>A story.</p>${body}<h2>Notes</h2><p>They keep for a day.</p></body>`);

test.each([
  [
    'items',
    `<ol>${STEPS.map((step) => `<li><b>${step.slice(0, 4)}</b>${step.slice(4)}</li>`).join('')}</ol>`,
  ],
  ['paragraphs', STEPS.map((step) => `<p>${step.replace('&', '&amp;')}</p>`).join('\n')],
  ['typed lines', `<div>${STEPS.join('<br>')}</div>`],
])('one text for all steps is parted into the %s of the page', (_form, body) => {
  expect(stepsAsShown([told], shown(body))).toEqual(STEPS);
  expect(stepsAsShown([STEPS.join('')], shown(body))).toEqual(STEPS);
});

test.each([
  ['in one paragraph', [told], `<p>${told}</p>`],
  ['in other words', [told], STEPS.map((step) => `<p>${step} Wait.</p>`).join('')],
  [
    'in scraps',
    [told],
    told
      .split(' ')
      .map((word) => `<div>${word}</div>`)
      .join(''),
  ],
  ['step by step already', STEPS, `<p>${told}</p>`],
])('what the page tells %s stays as it is', (_form, steps, body) => {
  expect(stepsAsShown(steps, shown(body))).toEqual(steps);
});
