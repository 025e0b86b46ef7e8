import { z } from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const limit = (origin: string, bound: string): string => {
  if (origin === 'string') return `Must have ${bound} characters`;
  return origin === 'array' ? `Must have ${bound} entries` : `Must be ${bound}`;
};

/** What a schema without words of its own says: a sentence for a person, where the library's is for a programmer. */
function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    const kind = KINDS[issue.expected] ?? issue.expected;
    return issue.input === undefined ? 'This is required' : `Must be ${kind}`;
  }
  if (issue.code === 'too_big') return limit(issue.origin, `at most ${issue.maximum}`);
  if (issue.code === 'too_small') return limit(issue.origin, `at least ${issue.minimum}`);
  if (issue.code === 'invalid_value') return `Must be one of ${issue.values.join(', ')}`;
  return issue.code === 'invalid_format' ? 'Is not written as it should be' : undefined;
}

/** For every schema of the process, below the words a schema brings itself. */
export function speakPlainly(): void {
  z.config({ customError: plainMessage });
}
