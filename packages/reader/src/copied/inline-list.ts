import { amountStart } from '../card/zones/amount-start.ts';
import { headingOf } from '../card/zones/headings.ts';
import { languageOf } from '../card/words/language.ts';
import { namesOnlyFood } from '../foods/food-words.ts';

/** "Ingredients: 3 tbsp oil, 1 tsp mustard, salt": a whole list in the line of its heading. */

const AMOUNTS_LEAST = 2;

/** What goes in; "chopped" behind a comma stays with what is chopped. */
function itemsOf(list: string, language: string): string[] {
  const items: string[] = [];
  for (const part of list.replace(/(?<![.;,\s])[.;,\s]+$/u, '').split(/\s*[;•]\s*|,\s+/u)) {
    const isItem = amountStart(part) !== 'none' || namesOnlyFood(part, language);
    if (isItem || items.length === 0) items.push(part);
    else items.push(`${items.pop() ?? ''}, ${part}`);
  }
  return items;
}

/** The columns of a table that was copied without its lines: "Ingredient  Amount". */
const COLUMN =
  /^(?:ingredients?|items?|amount|quantity|qty|units?|measure|zutat(?:en)?|menge|einheit|ingrédients?|quantités?|unités?|ingredientes?|cantidad|unidad|ingrediënt(?:en)?|hoeveelheid|ingredienti?|quantità|quantidade|mängd|mængde|mengde|ilość|składnik|mennyiség|hozzávaló)$/iu;

function namesColumns(line: string): boolean {
  const cells = line.trim().split(/\t+|\s{2,}|\s\|\s/u);
  return cells.length > 1 && cells.every((cell) => COLUMN.test(cell.trim()));
}

/** The heading and its list as lines, or null where the line holds no list. */
function openedList(line: string): string[] | null {
  const heading = line.includes(':') ? headingOf(line, false) : null;
  if (heading?.kind !== 'ingredients' || heading.rest === '') return null;
  const items = itemsOf(heading.rest, languageOf(line));
  const amounts = items.filter((item) => amountStart(item) !== 'none').length;
  if (amounts < AMOUNTS_LEAST || /[.!?]\s+\p{Lu}/u.test(heading.rest)) return null;
  return [line.slice(0, line.lastIndexOf(heading.rest)).trim(), ...items];
}

/** A recipe has a list for each of its parts, and no more. */
const LISTS_MAX = 12;

export function withListsOpened(lines: readonly string[]): string[] {
  let lists = 0;
  return lines.flatMap((line) => {
    if (namesColumns(line)) return [''];
    const opened = lists < LISTS_MAX ? openedList(line) : null;
    if (opened) lists += 1;
    return opened ?? [line];
  });
}
