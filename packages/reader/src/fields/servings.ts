import { SERVINGS_STORED_MAX } from '@commonplate/contract';

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  zwei: 2,
  drei: 3,
  vier: 4,
  sechs: 6,
  acht: 8,
  twee: 2,
  drie: 3,
  zes: 6,
  deux: 2,
  trois: 3,
  quatre: 4,
  dos: 2,
  tres: 3,
  cuatro: 4,
  seis: 6,
  due: 2,
  tre: 3,
  quattro: 4,
  sei: 6,
  två: 2,
  fyra: 4,
  sex: 6,
  to: 2,
  fire: 4,
  seks: 6,
  dwie: 2,
  cztery: 4,
  kettő: 2,
  négy: 4,
  hat: 6,
};
const RANGE =
  /(\d+(?:[.,]\d+)?)\s*(?:-|–|—|to|bis|à|a|tot|till|til|do|och|og|or|oder|ou|o)\s*(\d+(?:[.,]\d+)?)/i;
const DOZEN =
  /(\d+(?:[.,]\d+)?)\s*(?:dozen|dutzend|dozijn|douzaines?|docenas?|dúzias?|dozzine|dussin|tucat)/i;

const numberOf = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

/** How many people or pieces a yield text names; of a range the upper end. Null when it names none. */
export function readServings(text: string): number | null {
  const dozen = DOZEN.exec(text);
  const range = RANGE.exec(text);
  const single = /\d+(?:[.,]\d+)?/.exec(text);
  let found = Number.NaN;
  if (dozen) found = numberOf(dozen[1]) * 12;
  else if (range && range.index === single?.index) found = numberOf(range[2]);
  else if (single) found = numberOf(single[0]);
  else {
    const word = text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .find((part) => part in WORDS);
    found = word === undefined ? Number.NaN : (WORDS[word] ?? Number.NaN);
  }
  return found > 0 && found <= SERVINGS_STORED_MAX ? found : null;
}
