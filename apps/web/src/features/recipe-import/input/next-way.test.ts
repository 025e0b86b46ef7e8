import { expect, test } from 'vitest';
import { pasteHelps } from './next-way.ts';

test.each(['site_refused', 'no_recipe_found', 'took_too_long', 'upstream_failed'])(
  'after %s pasting the page is offered',
  (code) => expect(pasteHelps(code)).toBe(true),
);

test.each(['rate_limited', 'invalid', 'not_signed_in', null])(
  'after %s pasting would not help',
  (code) => expect(pasteHelps(code)).toBe(false),
);
