/**
 * The signs that lists put before their items, boxes to tick among them, as part of a class of letters. Pictures are told
 * by what they are.
 */
export const LIST_SIGNS = String.raw`·*•‣⁃∙√\u20DE\u25A0-\u25FF\u2610-\u2612\u261A-\u261F\u2713-\u2718\u274D\u274F-\u2752\u2794-\u2798\u279B-\u27AF\u27B1-\u27BE\u2B1A-\u2B1C\u{1F5F4}-\u{1F5F9}\u{1F784}\u{1F78D}-\u{1F79F}\u{1F7A8}`;

/** "[ ]", "[x]": boxes as they are typed. */
export const TYPED_BOX = String.raw`\[[ xX✓✔]?\]`;
