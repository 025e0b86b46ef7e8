import { describe, expect, test } from 'vitest';
import { plainLine } from './plain-text.ts';

describe('numbers in small type above the line', () => {
  test.each([
    ['1<sup>1</sup>/<sub>2</sub> cups oats', '1 1/2 cups oats'],
    ['2<sup>3</sup>&frasl;<sub>4</sub> tsp yeast', '2 3⁄4 tsp yeast'],
    ['3<sup class="n">1/2</sup> dl cream', '3 1/2 dl cream'],
    ['4<span class="frac"><sup>1</sup>⁄<sub>3</sub></span> cups rye', '4 1⁄3 cups rye'],
    ['5<span class="num">1</span>/<span class="den">2</span> oz bran', '5 1/2 oz bran'],
    ['6<span class="frac">1/2</span> oz bran', '6 1/2 oz bran'],
    ['11/2 cups <span>rye</span>', '11/2 cups rye'],
    ['<sup>1</sup>/<sub>2</sub> cup oats', '1/2 cup oats'],
    ['Oats <sup>1</sup>/<sub>2</sub> cup', 'Oats 1/2 cup'],
  ])('are part of a fraction: %s', (markup, text) => {
    expect(plainLine(markup)).toBe(text);
  });

  test.each([
    ['300 ml broth<sup>1</sup>', '300 ml broth'],
    ['300 ml broth <sup><a href="#n2">[2]</a></sup>, hot', '300 ml broth , hot'],
    ['50 g lard<sup>*</sup>', '50 g lard'],
  ])('are the sign of a footnote: %s', (markup, text) => {
    expect(plainLine(markup)).toBe(text);
  });

  test('stay where they are neither', () => {
    expect(plainLine('bake at 200<sup>o</sup>C')).toBe('bake at 200oC');
  });
});
