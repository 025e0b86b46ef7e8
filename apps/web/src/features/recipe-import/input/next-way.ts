/** What refuses a program but not a person: the text of the page can still be brought by hand. */
const PASTE_HELPS = new Set([
  'site_refused',
  'no_recipe_found',
  'took_too_long',
  'upstream_failed',
  'too_large',
  'unsupported_media_type',
]);

export const pasteHelps = (code: string | null): boolean => code !== null && PASTE_HELPS.has(code);
