/** The accents that Unicode can also write as signs of their own, behind their letters. */
export const ACCENT_MARKS = String.raw`\u0300-\u036F`;
