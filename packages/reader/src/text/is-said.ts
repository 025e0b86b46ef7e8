/** What programs write for nothing, and lengths of time as programs write them. */
const FOR_PROGRAMS = /nan|null|undefined|invalid|object|^none$|^n\/?a$|^[-−]?pt?[\d-]/iu;

/** Whether a short text says something to people: "overnight", "a crowd". */
export const isSaid = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && !FOR_PROGRAMS.test(text.trim()) && !/^\s*0(?!\d)/.test(text);
