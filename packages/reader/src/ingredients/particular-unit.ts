import type { Line } from './line.ts';
import type { UnitName } from './unit.ts';

/**
 * Words that measure these things and are part of a name before any other: "2 blades mace", but "2 blade
 * steaks"; "1 cake yeast", but "1 cake mix".
 */
const THINGS: Partial<Record<UnitName, string>> = {
  blade: 'mace lemongrass',
  grating: 'nutmeg mace',
  bouquet: 'parsley herbs persil basilic coriandre menthe aneth cerfeuil estragon ciboulette',
  pat: 'butter margarine oleo lard beurre mantequilla burro',
  cake: 'yeast tofu curd',
  crown: 'broccoli cauliflower',
  strand: 'saffron spaghetti',
  thread: 'saffron',
  quill: 'cinnamon',
  cob: 'corn sweetcorn',
  frond: 'dill fennel',
  heart: 'romaine lettuce celery',
  wheel: 'brie camembert cheese',
  brick: 'cheese ice tofu butter',
  hunk: 'cheese cheddar parmesan bread ham',
  thumb: 'ginger turmeric galangal',
  finger: 'ginger turmeric galangal',
  hand: 'ginger',
  side: 'salmon trout bacon',
  turn: 'pepper',
  tablet: 'rennet junket',
  coin: 'ginger',
  curl: 'butter chocolate parmesan',
  shaving: 'parmesan chocolate truffle cheese',
  string: 'sausage sausages',
  joint: 'beef pork lamb gammon veal',
  fifth: 'bourbon whiskey whisky gin rum vodka brandy wine',
  floret: 'broccoli cauliflower',
  round: 'brie camembert pita naan',
};

const thingsOf = new Map(
  Object.entries(THINGS).map(([unit, things]) => [unit, new Set(things.split(' '))]),
);

/** Whether the name that begins at a token, up to its first mark, is of a thing that this unit measures. */
export function measuresThing({ tokens }: Line, unit: UnitName, start: number): boolean {
  const things = thingsOf.get(unit);
  if (!things) return false;
  const end = tokens.findIndex(({ kind }, index) => index >= start && kind === 'mark');
  return tokens.slice(start, end < 0 ? undefined : end).some(({ key }) => things.has(key));
}
