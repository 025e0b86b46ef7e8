import { hasSize } from '../../ingredients/measure-size.ts';
import type { UnitName } from '../../ingredients/unit.ts';

/** Units by which cooks mean much the same amount of a thing; some stand in more than one group. */
const INTERCHANGEABLE: readonly ReadonlySet<UnitName>[] = [
  new Set<UnitName>(['pinch', 'dash', 'smidgen', 'shake', 'sprinkle', 'hint', 'grind', 'twist']),
  new Set<UnitName>(['pinch', 'grating', 'turn', 'knife-tip', 'drop', 'dash']),
  new Set<UnitName>(['splash', 'dash', 'drizzle', 'glug', 'squeeze', 'squirt', 'shot', 'jigger']),
  new Set<UnitName>(['knob', 'pat', 'dab', 'dollop', 'lump', 'thumb', 'piece', 'hunk', 'chunk']),
  new Set<UnitName>(['scoop', 'spoonful', 'dollop', 'ladle', 'tablespoon', 'capful']),
  new Set<UnitName>(['stalk', 'stick', 'rib', 'branch', 'stem', 'spear', 'piece', 'quill']),
  new Set<UnitName>(['sprig', 'branch', 'stem', 'stalk', 'frond', 'strand', 'blade', 'string']),
  new Set<UnitName>(['thread', 'strand', 'blade']),
  new Set<UnitName>(['head', 'bulb', 'crown', 'heart', 'piece', 'ball']),
  new Set<UnitName>(['clove', 'segment', 'wedge', 'piece', 'part']),
  new Set<UnitName>(['bunch', 'bundle', 'bouquet', 'cluster']),
  new Set<UnitName>(['slice', 'piece', 'rasher', 'strip', 'round', 'ring', 'sheet', 'coin']),
  new Set<UnitName>([
    'piece',
    'fillet',
    'steak',
    'cutlet',
    'side',
    'joint',
    'slab',
    'rack',
    'link',
  ]),
  new Set<UnitName>([
    'piece',
    'unit',
    'part',
    'portion',
    'serving',
    'cube',
    'square',
    'ear',
    'cob',
  ]),
  new Set<UnitName>([
    'recipe',
    'batch',
    'portion',
    'ball',
    'piece',
    'loaf',
    'roll',
    'round',
    'cake',
  ]),
  new Set<UnitName>(['block', 'bar', 'brick', 'log', 'package', 'piece', 'ball', 'wheel', 'cake']),
  new Set<UnitName>(['package', 'bag', 'box', 'sachet', 'pouch', 'sack', 'sleeve', 'tablet']),
  new Set<UnitName>(['package', 'tub', 'tray', 'basket', 'punnet', 'box', 'bowl']),
  new Set<UnitName>(['package', 'nest', 'sheet', 'roll', 'tube']),
  new Set<UnitName>(['jar', 'glass', 'crock', 'tub', 'bottle', 'jug']),
  new Set<UnitName>(['glass', 'tumbler', 'wineglass', 'mug', 'teacup', 'cup', 'bowl', 'shot']),
];

/** Written alike by many. */
const OUNCES: ReadonlySet<UnitName> = new Set<UnitName>(['ounce', 'fluid-ounce']);

/** Whether the same number of two units are different amounts: a clove and a head, a can and a jar, a tablespoon and a teaspoon. */
export const areOtherUnits = (one: UnitName, other: UnitName): boolean =>
  one !== other &&
  (hasSize(one) && hasSize(other)
    ? !(OUNCES.has(one) && OUNCES.has(other))
    : !INTERCHANGEABLE.some((group) => group.has(one) && group.has(other)));
