import { AND_WORDS } from './and-words.ts';

const STAPLE = [
  'salt|(?:sea|kosher|table) salt|(?:black |white |ground |freshly ground )*pepper|sugar|water|(?:olive |vegetable |sunflower )?oil',
  'salz|meersalz|pfeffer|zucker|wasser|(?:oliven|sonnenblumen|raps|pflanzen)?öl|muskat(?:nuss)?',
  'zout|peper|suiker|(?:olijf|zonnebloem)?olie',
  "(?:gros )?sel|poivre|sucre|eau|huile(?: d['’]olive)?",
  'sal|pimienta|azúcar|agua|aceite(?: de oliva)?|pimenta(?: do reino)?|açúcar|água|óleo|azeite',
  "sale(?: fino| grosso)?|pepe(?: nero)?|zucchero|acqua|olio(?: d['’]oliva| evo)?",
  'peppar|socker|vatten|olja|peber|sukker|vand|olie|pepper|vann|olje',
  'sól|pieprz|cukier|woda|olej|oliwa|só|bors|cukor|víz|olaj',
].join('|');
const AND = String.raw`\s*(?:,|&|\+|/)\s*|\s(?:${AND_WORDS})\s`;
const LINE = new RegExp(`^(?:${STAPLE})(?:(?:${AND})(?:${STAPLE})){0,4}\\s?[:.]?$`, 'u');

/** Whether a line names nothing but what every kitchen has and no list measures: "Salt and pepper", "Öl". */
export const isStaple = (line: string): boolean => LINE.test(line.toLowerCase());

const BEFORE_AMOUNT = /^(\D{2,30}?)[\s:,]+\d/u;

/** Whether a line names such a thing before its amount, as also tables of nutrients do: "Sugar 20 g". */
export const isMeasuredStaple = (line: string): boolean =>
  isStaple(BEFORE_AMOUNT.exec(line)?.[1] ?? '');

/** The same as they begin a bare text, which has neither blanks nor signs. */
export const BARE_STAPLES = STAPLE.replace(/ |\['’\]/g, '');
