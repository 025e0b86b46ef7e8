/** No tags right before the first word of a caption take more. */
const OPENING_MAX = 400;
const OPENS_CAPTION =
  /<figcaption\b[^<>]{0,300}>(?:\s|<\/?(?:p|b|strong|em|i|span)\b[^<>]{0,200}>)*$/i;

/** Whether a caption begins at a place of some markup, with no words of it before. */
export const opensCaption = (
  markup: { slice(from: number, to: number): string },
  at: number,
): boolean => OPENS_CAPTION.test(markup.slice(Math.max(0, at - OPENING_MAX), at));
