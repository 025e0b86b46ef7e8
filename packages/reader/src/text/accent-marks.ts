const FIRST = 0x300;
const LAST = 0x36f;

/** Whether a sign is an accent that Unicode can also write on its letter. */
export const isAccentMark = (code: number): boolean => code >= FIRST && code <= LAST;

const ACCENT_MARKS = `${String.fromCharCode(FIRST)}-${String.fromCharCode(LAST)}`;

/** All signs among which there are marks, those of other scripts too, and halves of such. */
export const NEAR_MARKS = String.raw`${ACCENT_MARKS}\u0483-\u0489\u0590-\u1DFF\u20D0-\u20FF\u302A-\u302F\u3099\u309A\uA66F-\uABFF\uD800-\uDFFF\uFB1E\uFE20-\uFE2F`;
