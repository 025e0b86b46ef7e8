import { visibleText } from '@commonplate/contract';

/** Dashes and stars need a space behind them, because "-1" and "*" can be text; drawn boxes and dots do not. */
const BULLET =
  /^\s*(?:(?:[-–—*]|\[[ x]?\])\s+|(?:[•·●▪◦‣○■□▢◻◽⬜☐☑☒✓✔✅➤►»]\ufe0f?|\[[ x]\])\s*)+/iu;

export interface PastedLine {
  text: string;
  /** It stood behind a bullet or a box to tick. */
  isItem: boolean;
  /** A blank line parts it from what stands above. */
  isApart: boolean;
}

const readLine = (line: string): Omit<PastedLine, 'isApart'> => {
  const text = line.replace(BULLET, '');
  return { text: visibleText(text.replace(/\s+/g, ' ')), isItem: text !== line };
};

/** The lines of a pasted text that hold something, without their bullets. */
export function pastedLines(text: string): PastedLine[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(readLine)
    .map((line, index, all) => ({ ...line, isApart: all[index - 1]?.text === '' }))
    .filter((line) => line.text !== '');
}

/** Text of one line is typed as usual; only more than one becomes rows. */
export function hasManyLines(text: string): boolean {
  return pastedLines(text).length > 1;
}
