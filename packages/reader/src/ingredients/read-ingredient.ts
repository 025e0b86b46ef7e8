import { cleanLine } from './clean-line.ts';
import type { CleanLine } from './clean-line.ts';
import { IngredientReading } from './ingredient-reading.ts';
import { guessLanguage } from './heard-language.ts';
import { knownLanguage, lexiconOf } from './language.ts';
import type { Language } from './language.ts';
import { headedBeforeAmount, headedByPurpose, namesNothing } from './line-heading.ts';
import type { HeadedText } from './line-heading.ts';
import { withOfSaid } from './of-unsaid.ts';
import type { ParsedIngredient } from './parsed-ingredient.ts';
import { readPlainLine } from './plain-line.ts';

const withHeading = (heading: string, below: ParsedIngredient): ParsedIngredient => ({
  quantity: below.quantity,
  isRangeGuessed: below.isRangeGuessed,
  unit: below.unit,
  get item() {
    return below.item;
  },
  get notes() {
    return [heading, ...below.notes];
  },
  itemWithNotes: `${below.itemWithNotes} (${heading})`,
  vagueQuantity: below.vagueQuantity,
  get toTaste() {
    return below.toTaste;
  },
});

const namedByHeading = (heading: string, below: ParsedIngredient): ParsedIngredient => ({
  ...below,
  item: heading,
  notes: [below.itemWithNotes],
  itemWithNotes: `${heading}, ${below.itemWithNotes}`,
  toTaste: below.toTaste,
});

/** An amount of fruit is told apart from one of juice by its unit: "juice 2 lemons", but "juice 2 tbsp". */
function readAsMeant(line: CleanLine, spoken: Language): ParsedIngredient {
  const said = withOfSaid(line.text, spoken);
  const ofFruit = said === null ? null : new IngredientReading({ ...line, text: said }, spoken);
  const isOfFruit = ofFruit !== null && ofFruit.quantity !== '' && ofFruit.unit === '';
  return isOfFruit ? ofFruit : new IngredientReading(line, spoken);
}

/** A line as it is read: what nobody asks of it is not worked out. */
export function readIngredient(source: string, language?: string): ParsedIngredient {
  const line = cleanLine(source);
  const spoken = knownLanguage(language) ?? guessLanguage(line.text);
  const plain = readPlainLine(line, spoken);
  if (plain) return plain;
  const readBelow = ({ below }: HeadedText): ParsedIngredient =>
    readAsMeant({ ...line, text: below }, spoken);
  const purpose = headedByPurpose(line.text);
  if (purpose) return withHeading(purpose.heading, readBelow(purpose));
  const parsed = readAsMeant(line, spoken);
  const headed = parsed.quantity === '' ? headedBeforeAmount(line.text) : null;
  if (!headed) return parsed;
  const below = readBelow(headed);
  if (below.quantity === '') return parsed;
  const isNamed = !namesNothing(below.itemWithNotes, lexiconOf(spoken));
  return (isNamed ? withHeading : namedByHeading)(headed.heading, below);
}
