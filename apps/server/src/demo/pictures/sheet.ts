import { SHADOW, short } from './marks.ts';
import { seededRandom } from './seeded-random.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The coarse speckle of a cheap colour print, over everything. */
function grain(seed: string): string {
  const random = seededRandom(`${seed} grain`);
  const specks = (count: number) =>
    Array.from(
      { length: count },
      () => `M${short(random() * 800)} ${short(random() * 600)}h0`,
    ).join('');
  const print = (count: number, look: string) =>
    `<path d="${specks(count)}" fill="none" stroke-linecap="round" ${look}/>`;
  return (
    print(150, 'stroke="#fff" stroke-width="2" opacity="0.16"') +
    print(120, `stroke="${SHADOW}" stroke-width="2.4" opacity="0.12"`) +
    print(40, `stroke="${SHADOW}" stroke-width="4" opacity="0.06"`)
  );
}

/** One finished picture, 4:3, from its layers bottom to top. */
export const sheet = (title: string, layers: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="1600" height="1200" role="img">` +
  `<title>${escaped(title)}</title>${layers.join('')}${grain(title)}</svg>`;
