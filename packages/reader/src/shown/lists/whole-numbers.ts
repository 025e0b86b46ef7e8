import { bareOf } from '../../text/bare-text.ts';

/** "2.0 kg" and "1.000 kg" are whole numbers; of small units three noughts are a thousand in most languages. */
const WHOLE_NUMBER =
  /(?<![\d.,])(\d+)\.(?:0{1,2}(?=\s|$)|0{3,}(?=\s(?!(?:g|gr|gram\p{L}*|ml|millilit\p{L}*|cc)(?!\p{L}))))/giu;

/** Lines in which a program wrote whole numbers with noughts behind them, without these where the page does not show them. */
export function wholeNumbers(lines: string[], shown: string): string[] {
  if (!lines.some((line) => line.includes('.0'))) return lines;
  return lines.map((line) => {
    const whole = line.replace(WHOLE_NUMBER, '$1');
    return whole === line || shown.includes(bareOf(line)) ? line : whole;
  });
}
