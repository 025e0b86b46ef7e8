import type { Amount, Role } from './amount.ts';
import type { Line } from './line.ts';
import { shippedModel } from './tagger/shipped-model.ts';
import { bestTags } from './tagger/tag-model.ts';
import { isUndecided, tagSequence } from './tagger/tag-sequence.ts';
import type { TagSequence } from './tagger/tag-sequence.ts';

export interface NamedParts {
  readonly roles: readonly Role[];
  readonly inName: readonly boolean[];
}

/**
 * Name, notes and count unit of an English line; null where the tagger sees no name in it. It has learned from
 * lines whose count unit is open and tells name from notes best so, even where the unit is sure; only where it
 * then takes that unit for part of the name is it asked again, with the unit settled.
 */
export function nameByTagger(line: Line, amount: Amount): NamedParts | null {
  const named = tagged(line, { ...amount, isUnitSure: false });
  const isUnitLost = amount.roles.some(
    (role, index) => role === 'unit' && named?.roles[index] !== 'unit',
  );
  return amount.isUnitSure && isUnitLost ? tagged(line, amount) : named;
}

/** "6 whole cloves": what is left without the unit names nothing. */
function namesOnlySize(line: Line, { places }: TagSequence, tags: readonly string[]): boolean {
  const named = places.filter((_, index) => tags[index] === 'name');
  return named.every((place) => line.lexicon.sizes.match(line.tokens, place) !== null);
}

function tagged(line: Line, amount: Amount): NamedParts | null {
  const sequence = tagSequence(line, amount);
  const tags = bestTags(shippedModel(), sequence);
  if (!tags.includes('name')) return null;
  const roles = amount.roles.map((role, index): Role =>
    isUndecided(amount, index) ? 'rest' : role,
  );
  const inName = line.tokens.map(() => false);
  const unitAt = namesOnlySize(line, sequence, tags) ? -1 : tags.indexOf('unit');
  for (let index = 0; index < sequence.places.length; index += 1) {
    const place = sequence.places[index]!;
    if (index === unitAt) roles[place] = 'unit';
    inName[place] = tags[index] === 'name' || (tags[index] === 'unit' && index !== unitAt);
    const joins = index === unitAt + 1 && unitAt >= 0 && line.tokens[place]?.key === 'of';
    if (joins && !inName[place]) roles[place] = 'joint';
  }
  return { roles, inName };
}
