import type { Amount, Role } from './amount.ts';
import type { Line } from './line.ts';
import { shippedModel } from './tagger/shipped-model.ts';
import { bestTags } from './tagger/tag-model.ts';
import { isUndecided, tagSequence } from './tagger/tag-sequence.ts';

export interface NamedParts {
  readonly roles: readonly Role[];
  readonly inName: readonly boolean[];
}

/** Name, notes and count unit of an English line; null where the tagger sees no name in it. */
export function nameByTagger(line: Line, amount: Amount): NamedParts | null {
  const sequence = tagSequence(line, amount);
  const tags = bestTags(shippedModel(), sequence);
  if (!tags.includes('name')) return null;
  const roles = amount.roles.map((role, index): Role =>
    isUndecided(amount, index) ? 'rest' : role,
  );
  const inName = line.tokens.map(() => false);
  const unitAt = tags.indexOf('unit');
  for (const [index, place] of sequence.places.entries()) {
    if (index === unitAt) roles[place] = 'unit';
    inName[place] = tags[index] === 'name';
    const joins = index === unitAt + 1 && unitAt >= 0 && line.tokens[place]?.key === 'of';
    if (joins && !inName[place]) roles[place] = 'joint';
  }
  return { roles, inName };
}
