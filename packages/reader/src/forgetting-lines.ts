import { forgetHeardLines } from './ingredients/heard-language.ts';
import { forgetBareLines } from './text/bare-text.ts';

/** Reads something without keeping what was remembered of its lines: one may be a part of a page, which then stays in memory as a whole. */
export function forgettingLines<Read>(read: () => Read): Read {
  try {
    return read();
  } finally {
    forgetBareLines();
    forgetHeardLines();
  }
}
