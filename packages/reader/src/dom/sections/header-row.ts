import { isElement } from '../tree/dom-node.ts';
import type { PageLine } from '../lines/page-lines.ts';

const CELL = /^t[dh]$/;
const COLUMN =
  'amounts?|quantit(?:y|ies)|units?|ingredients?|items?|notes?|menge|einheit|zutat(?:en)?|hoeveelheid|eenheid|ingrediënt(?:en)?|quantités?|unités?|ingrédients?|cantidad|unidad|ingredientes?|quantidade|unidade|quantità|unità|ingredient[ei]|mängd|enhet|ingrediens(?:er)?|mængde|enhed|mengde|ilość|jednostka|składniki?|mennyiség|egység|hozzávalók?';
/** Of small letters: such patterns are sooner prepared. */
const COLUMN_NAMES = new RegExp(`^(?:${COLUMN})(?: (?:${COLUMN}))+$`, 'u');

/** The row of a table that names its columns. */
export function isHeaderRow({ tag, element, text }: PageLine): boolean {
  if (tag !== 'tr' || !element) return false;
  const cells = element.children.filter(isElement).filter(({ name }) => CELL.test(name));
  return (
    cells.length > 1 &&
    (COLUMN_NAMES.test(text.toLowerCase()) ||
      (!/\d/.test(text) && cells.every(({ name }) => name === 'th')))
  );
}
