import {
  type ImportResult,
  MESSAGES,
  type PhotoSuggestions,
  TITLE_MAX,
  visibleText,
} from '@commonplate/contract';
import { api } from '../../../lib/api/api.ts';

/** A card without a readable title is still about something. */
const subjectOf = ({ title, ingredients }: ImportResult): string =>
  (visibleText(title) || visibleText(ingredients[0]?.item ?? '') || 'Food')
    .slice(0, TITLE_MAX)
    .toWellFormed();

/** Rejects with words to show, also where the answer holds no list. */
export async function suggestPhotos(
  result: ImportResult,
  signal: AbortSignal,
): Promise<PhotoSuggestions> {
  const answer = await api.call('suggestPhotos', {
    body: { title: subjectOf(result), ingredients: result.ingredients.map(({ item }) => item) },
    signal,
    fallback: MESSAGES.photosFailed,
  });
  if (!Array.isArray(answer?.photos)) throw new Error(MESSAGES.photosNoData);
  return answer;
}
