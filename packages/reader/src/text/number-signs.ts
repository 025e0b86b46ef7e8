const SIGNS = String.raw`\d¼-¾⅐-⅞`;

/** One figure, or the sign of a fraction. */
export const NUMBER_SIGN = `[${SIGNS}]`;

/** A number as pages write it: "1 1/2", "2–3", "0,5". */
export const WRITTEN_NUMBER = String.raw`${NUMBER_SIGN}[${SIGNS}\s.,/–-]*`;

const STARTS = new RegExp(`^${NUMBER_SIGN}`, 'u');
export const startsWithNumber = (text: string): boolean => STARTS.test(text);

/** What pages weigh and pour by; to tell where cells and notes end takes no more than the short measures. */
export const WEIGHTS_AND_VOLUMES = 'k?g|gr(?:ams?)?|ml|cl|dl|l|lbs?|oz';
export const SHORT_MEASURES = `${WEIGHTS_AND_VOLUMES}|cups?|tbsps?|tsps?|el|tl|msk|tsk|spsk`;

/** Whether a sign of bare text, in which numbers have no others, is of one. */
export const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9';
