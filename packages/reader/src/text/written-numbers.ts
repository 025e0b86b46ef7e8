const SLASH = '[/⁄∕]';

/** One number in a text whose fractions are written out: "1 1/2", "3/4", "0,5", "1.500". */
export const NUMBER = String.raw`(?:(\d+)\s+)?(\d+)\s?${SLASH}\s?(\d+)|\d+(?:[.,]\d+)?`;
const ANY_NUMBER = new RegExp(NUMBER, 'gu');
const SINGLE_NUMBER = new RegExp(String.raw`()(\d+)\s?${SLASH}\s?(\d+)|\d+(?:[.,]\d+)?`, 'gu');

const THOUSANDS = /^\d{1,3}[.,]\d{3}$/;
const APART = /(?<![\d.,/⁄∕]|\d\s)(\d{1,3})['’\s](?=\d{3}(?![\d.,/⁄∕]))/gu;
const FRACTION_SIGN = /[¼-¾⅐-⅞]/gu;

export const withWrittenFractions = (text: string): string =>
  text.replace(FRACTION_SIGN, (sign) => ` ${sign.normalize('NFKC')}`);

/** What a match of a number says. */
export function numberOf([written, whole, top, bottom]: RegExpExecArray): number {
  if (top !== undefined) return Number(whole ?? 0) + Number(top) / Number(bottom);
  return Number(THOUSANDS.test(written) ? written.replace(/\D/, '') : written.replace(',', '.'));
}

/** Some write "4-1/2" for four and a half. It begins where a number does: else a long one is tried at each of its digits. */
const FRACTION = new RegExp(
  String.raw`(?<!\d)(?:(\d+)(?:\s+|-))?(\d+)\s?${SLASH}\s?([1-9]\d*)`,
  'gu',
);

/** A text whose fractions are written as decimals: "1½ dozen" as "1.5 dozen". */
export const withDecimals = (text: string): string =>
  withWrittenFractions(text).replace(FRACTION, (...match) =>
    String(numberOf(match as unknown as RegExpExecArray)),
  );

const numbersBy = (text: string, number: RegExp): number[] =>
  [...text.matchAll(number)].map(numberOf);

/** Whether the numbers of one text are those of another, or the last of them: "2 tsp" in "4. 2 tsp", "3" in "2-3". */
export function endsInNumbers(text: string, numbers: string): boolean {
  const [theirs, ours] = [text, numbers].map(withWrittenFractions) as [string, string];
  const wanted = numbersBy(ours, ANY_NUMBER);
  const isEnd = (written: string): boolean =>
    numbersBy(written, ANY_NUMBER).slice(-wanted.length).join() === wanted.join();
  return (
    isEnd(theirs) ||
    isEnd(theirs.replace(APART, '$1')) ||
    // "2 1/2-inch pieces" may be two pieces of half an inch.
    numbersBy(theirs, SINGLE_NUMBER).join() === numbersBy(ours, SINGLE_NUMBER).join()
  );
}

/** Whether a text has the numbers of another one behind the other: "Bake 10-15 minutes at 180" those of "10-15 minutes". */
export function holdsNumbers(text: string, numbers: string): boolean {
  const [theirs, ours] = [text, numbers].map(withWrittenFractions) as [string, string];
  const holdsBy = (written: string, number: RegExp): boolean =>
    `,${numbersBy(written, number).join()},`.includes(`,${numbersBy(ours, number).join()},`);
  return (
    holdsBy(theirs, ANY_NUMBER) ||
    holdsBy(theirs.replace(APART, '$1'), ANY_NUMBER) ||
    holdsBy(theirs, SINGLE_NUMBER)
  );
}
