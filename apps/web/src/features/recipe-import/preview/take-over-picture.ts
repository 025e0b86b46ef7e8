import { PhotoUrl, TITLE_MAX, normalizeImageUrl } from '@commonplate/contract';
import { api } from '../../../lib/api/api.ts';
import { showToast } from '../../../ui/toasts.ts';

/** Whether a recipe may name the picture by its own address: one on this very machine would be taken for an upload. */
export const mayKeepAddress = (photoUrl: string): boolean =>
  normalizeImageUrl(photoUrl) === photoUrl && PhotoUrl.safeParse(photoUrl).success;

/**
 * Fetches a picture into this installation, unless it is here already; where that fails, its own address must do.
 * Null where that cannot be kept either: the recipe is worth more than its picture.
 */
export async function takeOverPicture(
  photoUrl: string,
  recipeTitle: string,
): Promise<string | null> {
  if (photoUrl.startsWith('/')) return photoUrl;
  try {
    const { localUrl } = await api.call('downloadPhoto', {
      body: { photoUrl, recipeTitle: recipeTitle.slice(0, TITLE_MAX).toWellFormed() },
      fallback: 'Failed to download the picture',
    });
    return localUrl;
  } catch {
    if (mayKeepAddress(photoUrl)) return photoUrl;
    showToast({
      type: 'warning',
      title: 'Picture left out',
      message: 'It could not be fetched from its address. You can add one in the editor.',
    });
    return null;
  }
}
