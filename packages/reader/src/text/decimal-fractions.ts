const NAMES: readonly (readonly [number, string])[] = [
  [1 / 2, '1/2'],
  [1 / 3, '1/3'],
  [2 / 3, '2/3'],
  [1 / 4, '1/4'],
  [3 / 4, '3/4'],
  [1 / 8, '1/8'],
  [3 / 8, '3/8'],
  [5 / 8, '5/8'],
  [7 / 8, '7/8'],
];
const NEAR = 0.006;

/** A text whose decimals are written as the fractions that they stand for: "0.33333334 cup" as "1/3 cup". */
export const withFractions = (text: string): string =>
  text.replace(/(?<![\d.,])(\d*)\.(\d{1,20})(?!\d)/g, (whole, count: string, decimals: string) => {
    const part = Number(`0.${decimals}`);
    const name = NAMES.find(([value]) => Math.abs(value - part) < NEAR)?.[1];
    return name === undefined ? whole : `${Number(count) === 0 ? '' : `${count} `}${name}`;
  });
