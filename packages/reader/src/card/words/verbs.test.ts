import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { isVerb } from './verbs.ts';

test.each(['keverjük', 'felszeleteljük', 'megsütjük', 'kihűtjük', 'visszatesszük', 'kend', 'roer'])(
  '"%s" says what to do',
  (word) => expect(isVerb(fold(word))).toBe(true),
);

test.each(['bekend', 'majd', 'kimajd', 'közben', 'ezután', 'elverd', 'chunk'])(
  '"%s" does not',
  (word) => expect(isVerb(fold(word))).toBe(false),
);
