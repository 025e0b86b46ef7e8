import { readFileSync } from 'node:fs';
import { chickenPie, cinnamonBuns, tiramisu, victoriaSponge } from './dishes/bakes.ts';
import { chickenSkewers, focaccia, softPretzels, tacosAlPastor } from './dishes/boards.ts';
import { cremeBrulee, mangoLassi, pickledOnions } from './dishes/glasses.ts';
import { kaesespaetzle, okonomiyaki, paella, ratatouille } from './dishes/pans.ts';
import { molePoblano, mushroomRisotto, pierogi } from './dishes/plates.ts';
import { charredBroccoli, cilbir, greekSalad, hummus } from './dishes/sharing-dishes.ts';
import { barszcz, beefStew, friedRice, palakPaneer } from './dishes/soups.ts';

/** Drawn by hand once and kept as they are. */
const FINISHED = [
  'cookies',
  'country-loaf',
  'dal',
  'lemon-tart',
  'pancakes',
  'pizza',
  'plum-galette',
  'radish-salad',
  'ramen',
  'salmon',
  'shakshuka',
  'spaghetti',
  'tomato-soup',
];

const finished = (key: string) => () =>
  readFileSync(new URL(`art/${key}.svg`, import.meta.url), 'utf8');

const DRAWINGS: ReadonlyMap<string, () => string> = new Map([
  ...FINISHED.map((key): [string, () => string] => [key, finished(key)]),
  ['barszcz', barszcz],
  ['beef-stew', beefStew],
  ['charred-broccoli', charredBroccoli],
  ['chicken-pie', chickenPie],
  ['chicken-skewers', chickenSkewers],
  ['cilbir', cilbir],
  ['cinnamon-buns', cinnamonBuns],
  ['creme-brulee', cremeBrulee],
  ['focaccia', focaccia],
  ['fried-rice', friedRice],
  ['greek-salad', greekSalad],
  ['hummus', hummus],
  ['kaesespaetzle', kaesespaetzle],
  ['mango-lassi', mangoLassi],
  ['mole-poblano', molePoblano],
  ['mushroom-risotto', mushroomRisotto],
  ['okonomiyaki', okonomiyaki],
  ['paella', paella],
  ['palak-paneer', palakPaneer],
  ['pickled-onions', pickledOnions],
  ['pierogi', pierogi],
  ['ratatouille', ratatouille],
  ['soft-pretzels', softPretzels],
  ['tacos-al-pastor', tacosAlPastor],
  ['tiramisu', tiramisu],
  ['victoria-sponge', victoriaSponge],
]);

/** The picture of a demo recipe as SVG, 4:3. The same key always gives the same picture. */
export function drawPicture(recipeKey: string): string {
  const drawing = DRAWINGS.get(recipeKey);
  if (!drawing) throw new Error(`No picture is drawn for "${recipeKey}"`);
  return drawing();
}
