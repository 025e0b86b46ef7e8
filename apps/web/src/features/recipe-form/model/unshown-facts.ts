import { Recipe, type RecipeDraft } from '@commonplate/contract';
import type { z } from 'zod';

/** What a recipe has beside the fields of the form, and the picture whose credit is among it. */
export const UnshownFacts = Recipe.pick({
  photoUrl: true,
  photoCredit: true,
  sourceUrl: true,
  originalAuthor: true,
  confidence: true,
  aiGenerated: true,
  generatedAt: true,
});
export type UnshownFacts = z.infer<typeof UnshownFacts>;

/** What was typed about a recipe that is gone, as a recipe of its own. */
export function asNewRecipe(draft: RecipeDraft, unshown: UnshownFacts | null): RecipeDraft {
  if (unshown === null) return draft;
  // Whoever hands in a whole recipe means these facts of it, and not its fields.
  const { photoUrl, photoCredit, ...origin } = UnshownFacts.parse(unshown);
  // The credit belongs to the picture it came with.
  return { ...draft, ...origin, photoCredit: draft.photoUrl === photoUrl ? photoCredit : null };
}
