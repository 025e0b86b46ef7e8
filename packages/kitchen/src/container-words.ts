/** Words for what food is sold in. The size of a container does not change with the recipe. */
export const CONTAINERS =
  'can tin jar packet package pack box bag bottle carton tub sachet envelope pouch tube punnet container block bar ball sheet roll pot tray pak canister sack';
export const SHORT_CONTAINERS = 'pkg pkt pck pckg';

/** Words of other languages with their plural, where it is the same after every number above one. */
export const FOREIGN_CONTAINERS: readonly (readonly [singular: string, plural: string])[] = [
  ['dose', 'dosen'],
  ['packung', 'packungen'],
  ['boîte', 'boîtes'],
  ['bocal', 'bocaux'],
  ['lata', 'latas'],
  ['bote', 'botes'],
  ['sobre', 'sobres'],
  ['paquete', 'paquetes'],
  ['scatola', 'scatole'],
  ['barattolo', 'barattoli'],
  ['confezione', 'confezioni'],
  ['busta', 'buste'],
  ['blik', 'blikken'],
  ['zakje', 'zakjes'],
  ['burk', 'burkar'],
  ['dåse', 'dåser'],
  ['pose', 'poser'],
  ['boks', 'bokser'],
];

/** Words that stay as written: their plural is the same word, or depends on the number or the language. */
export const UNCHANGING_CONTAINERS =
  'päckchen paket glas gläser becher puszka puszki puszek doboz csomag';

const ENGLISH = [...CONTAINERS.split(' '), ...SHORT_CONTAINERS.split(' ')].join('|');
const FOREIGN = [...FOREIGN_CONTAINERS.flat(), ...UNCHANGING_CONTAINERS.split(' ')].join('|');

/** Matches a container word in either number; no capturing groups; wants the flag `i`. */
export const CONTAINER_PATTERN = `(?:(?:${ENGLISH})(?:e?s)?|${FOREIGN})\\b`;
