type Degree = 'celsius' | 'fahrenheit';

export const isDegree = (unit: string): unit is Degree =>
  unit === 'fahrenheit' || unit === 'celsius';

const inCelsius = (value: number, unit: Degree): number =>
  unit === 'fahrenheit' ? ((value - 32) * 5) / 9 : value;
/** Some round to the next ten, of either measure. */
const NEAR_DEGREES = 8;

/** Tells whether a number of degrees is as hot as one of the others. */
export const heatComparer =
  (unit: Degree, other: Degree) =>
  (one: number, two: number): boolean =>
    Math.abs(inCelsius(one, unit) - inCelsius(two, other)) <= NEAR_DEGREES;

const ROUND = 5;
const TO_THE_DEGREE = 1;

/** Tells whether a number of degrees is how one of the others is converted: to the degree, or to a round number. */
export const conversionChecker =
  (unit: Degree, other: Degree) =>
  (one: number, from: number): boolean =>
    one % ROUND === 0 || Math.abs(inCelsius(one, unit) - inCelsius(from, other)) <= TO_THE_DEGREE;

/** "425 °F", "425 degrees F". */
const HEAT = String.raw`(\d{2,3})\s?(?:[°º˚]|degrees|deg\.?)?\s?([CF])(?!\p{L})`;
const HEAT_AT_END = new RegExp(`(?<!\\d)${HEAT}$`, 'iu');
const ONLY_HEAT = new RegExp(`^(?:or )?${HEAT}[^\\p{L}\\p{N}]*$`, 'iu');

const degreeOf = (letter: string): Degree => (/c/i.test(letter) ? 'celsius' : 'fahrenheit');

/** Whether a text that ends with a heat goes on with nothing but one in the other measure that is as hot; null where it does not. */
function goesOnAsHot(text: string, behind: string): boolean | null {
  const [, other, otherLetter = ''] = ONLY_HEAT.exec(behind) ?? [];
  if (other === undefined) return null;
  const [, value, letter = ''] = HEAT_AT_END.exec(text) ?? [];
  const [unit, otherUnit] = [degreeOf(letter), degreeOf(otherLetter)];
  if (value === undefined || unit === otherUnit) return null;
  return heatComparer(unit, otherUnit)(Number(value), Number(other));
}

/** Whether it is as hot: "425 °F" with "(220 °C)". */
export const goesOnWithSameHeat = (text: string, behind: string): boolean =>
  goesOnAsHot(text, behind) === true;

/** Whether it is another heat: "350 °F" with "(220 °C)". */
export const goesOnWithOtherHeat = (text: string, behind: string): boolean =>
  goesOnAsHot(text, behind) === false;

/** How degrees are written in the reader's languages. */
const STATES_HEAT =
  /(?<!\d)\d{2,3}\s?(?:[°º˚]|(?:degrees?|degrés|grad(?:er|en|i|os)?|graus|stopni|fok(?:ra|on|os)?)(?!\p{L}))/iu;

/** Whether a text says how hot something is to be: hardly anything but a step does. */
export const statesHeat = (text: string): boolean => STATES_HEAT.test(text);
