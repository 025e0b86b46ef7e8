export interface ParsedIngredient {
  quantity: string;
  unit: string;
  item: string;
  itemWithNotes: string;
  vagueQuantity: string;
  toTaste: boolean;
}

const NUMBER = String.raw`(?:\d+\s*[¼-¾⅐-⅞]|\d+\s+\d+\s*[/⁄]\s*\d+|\d+\s*[/⁄]\s*\d+|\d+(?:[.,]\d+)?|[¼-¾⅐-⅞])`;
const LINE = new RegExp(
  String.raw`^(${NUMBER}(?:\s*(?:-|–|to|or|bis|à)\s*${NUMBER})?|a|an|one|two|three|ein|eine|une?|una)\s*(.*)$`,
  'iu',
);
const UNIT =
  /^(cups?|c\.?|tsps?|teaspoons?|tbsps?|tablespoons?|tbs|T\.?|t\.?|oz|ounces?|lbs?|pounds?|kg|g|grams?|ml|cl|dl|l|pints?|quarts?|cans?|tins?|cloves?|slices?|sticks?|stalks?|sprigs?|pinch|dash|handful|bunch|package|pkg|jar|EL|TL|Prise|msk|tsk|spsk|krm|knob|heads?|ribs?|strips?)(?:\.|\b)\s*(?:of\s+)?(.+)$/u;

/** The leading amount of a line, its measure, and the rest of it. */
export function parseIngredient(line: string, _language?: string): ParsedIngredient {
  const [, quantity = '', rest = line.trim()] = LINE.exec(line.trim()) ?? [];
  const [, unit = '', item = rest] = quantity === '' ? [] : (UNIT.exec(rest) ?? []);
  const toTaste = /,?\s*to taste$/iu.test(item);
  const name = item.replace(/,?\s*to taste$/iu, '');
  return { quantity, unit, item: name, itemWithNotes: name, vagueQuantity: '', toTaste };
}
