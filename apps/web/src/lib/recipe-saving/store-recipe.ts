import { MESSAGES, type Recipe, type RecipeChange, type RecipeDraft } from '@commonplate/contract';
import { api } from '../api/api.ts';
import { ApiFailure } from '../api/api-failure.ts';
import { holdsContent } from './holds-content.ts';

const isConflict = (error: unknown) => error instanceof ApiFailure && error.status === 409;

/** Nobody can tell whether it was carried out. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

interface Change {
  id: string;
  fields: RecipeChange;
  fallback: string;
}

async function put({ id, fields, fallback }: Change): Promise<Recipe> {
  const { recipe } = await api.call('updateRecipe', { params: { id }, body: fields, fallback });
  return recipe;
}

/**
 * Makes one recipe for one key, however often it has to be tried. Where an earlier try was carried out without an answer, what was
 * corrected since is saved on top; where somebody has changed the recipe since, what was typed becomes another one.
 */
export async function storeNew(draft: RecipeDraft, key: string): Promise<Recipe> {
  const fallback = MESSAGES.createFailed;
  const { recipe } = await api.call('createRecipe', { body: draft, idempotencyKey: key, fallback });
  if (holdsContent(recipe, draft)) return recipe;
  const { id, createdAt, updatedAt } = recipe;
  if (updatedAt !== createdAt) return storeNew(draft, `${key}+`);
  try {
    return await put({ id, fields: { ...draft, updatedAt }, fallback });
  } catch (error) {
    if (isConflict(error)) return storeNew(draft, key);
    throw error;
  }
}

async function readNow(id: string): Promise<Recipe | null> {
  try {
    const { recipe } = await api.call('recipe', {
      params: { id },
      fallback: MESSAGES.recipeFailed,
    });
    return recipe;
  } catch {
    return null;
  }
}

/**
 * Changes a recipe. A conflict with a try of our own is none: `unanswered` remembers those whose answer never came, as long as the
 * form is open.
 */
export async function storeChange(
  id: string,
  fields: RecipeChange,
  unanswered: RecipeChange[],
): Promise<Recipe> {
  try {
    return await put({ id, fields, fallback: MESSAGES.updateFailed });
  } catch (error) {
    if (isUnanswered(error)) unanswered.push(fields);
    const stored = isConflict(error) ? await readNow(id) : null;
    if (stored === null) throw error;
    if (holdsContent(stored, fields)) return stored;
    if (!unanswered.some((earlier) => holdsContent(stored, earlier))) throw error;
    return storeChange(id, { ...fields, updatedAt: stored.updatedAt }, unanswered);
  }
}
