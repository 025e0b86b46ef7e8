import { describe, expect, test } from 'vitest';
import { markedPaths } from '../testing/marked-paths.ts';
import { items, readGalette, STEPS } from '../testing/pear-galette.ts';

/** The steps as items, with other words where one of them has some. */
const marksWith = (words: string, written: string): string[] =>
  markedPaths(
    readGalette({ method: `<ol>${items(STEPS.map((step) => step.replace(words, written)))}</ol>` }),
  );

describe('the explanation of a word within a step', () => {
  test.each([
    '<a href="#fan">fan</a><span class="tooltip">lay in a half circle</span>',
    '<span class="tooltip">fan<span class="tooltiptext">lay in a half circle</span></span>',
    '<i class="glossary-term">fan<b class="glossary-definition">lay in a half circle</b></i>',
    '<span class="has-tooltip">fan</span><div class="popover">lay in a half circle</div>',
    '<button class="tooltip-trigger">fan</button><span class="tooltip__box">a half circle</span>',
    '<abbr class="tooltip" title="lay in a half circle">fan</abbr>',
  ])('is no part of it: %s', (written) => {
    expect(marksWith('fan', written)).toEqual([]);
  });

  test.each([
    ['45', '90<span class="tooltip">or until it is brown</span>'],
    ['fan', 'fan<span class="aside">(do not press)</span>'],
  ])('does not hide what else is told otherwise: %s', (words, written) => {
    expect(marksWith(words, written)).not.toEqual([]);
  });
});

describe('the heat with which a step ends', () => {
  const heated = (heat: string): string[] => [`Heat the oven to ${heat}.`, ...STEPS];
  const marksOf = (declared: string, shown: string): string[] =>
    markedPaths(
      readGalette({ declared: heated(declared), method: `<ol>${items(heated(shown))}</ol>` }),
    );

  test.each([
    ['425°F', '425°F (220°C)'],
    ['425°F', '425°F (218°C)'],
    ['425 °F', '425 °F / 220 °C'],
    ['425°F', '425°F or 220°C'],
    ['425 degrees F', '425 degrees F (220 degrees C)'],
    ['220°C', '220°C (430°F)'],
  ])('is the same in both measures: %s and %s', (declared, shown) => {
    expect(marksOf(declared, shown)).toEqual([]);
    expect(marksOf(shown, declared)).toEqual([]);
  });

  test.each([
    ['425°F', '425°F (200°C)'],
    ['425°F', '425°F (180°C)'],
    ['425°F', '425°F (410°F)'],
    ['425°F', '425°F (220°C) fan'],
    ['425°F', '425°F (220°C/gas 7)'],
    ['425°F', '425°F (220 minutes)'],
    ['425°F', '425°F (220°C) and grease a tin'],
    ['425°F', '425°C'],
  ])('is marked where the page tells more, or another: %s and %s', (declared, shown) => {
    expect(marksOf(declared, shown)).not.toEqual([]);
  });
});
