/** Between a heading and its list one chooses how much is made of it, and the measures; in bare text. */
const CHOICE = String.raw`(?:uscustomary|metric|\d{1,2}x)`;
/** Source of a pattern. */
export const CHOICES = `${CHOICE}{0,6}`;
/** "1x2x3x", or one at the end; "12xícara" is half a cup. */
const CHOSEN = new RegExp(`${CHOICE}{2,6}|${CHOICE}$`, 'gu');

/** A bare text without what may be chosen in it. */
export const withoutChoices = (bare: string): string => bare.replace(CHOSEN, '');
