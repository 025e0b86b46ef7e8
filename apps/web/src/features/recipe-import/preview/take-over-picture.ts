import { TITLE_MAX } from '@commonplate/contract';
import { api } from '../../../lib/api/api.ts';

/** Fetches a picture into this installation, unless it is here already; where that fails, its own address must do. */
export async function takeOverPicture(photoUrl: string, recipeTitle: string): Promise<string> {
  if (photoUrl.startsWith('/')) return photoUrl;
  try {
    const { localUrl } = await api.call('downloadPhoto', {
      body: { photoUrl, recipeTitle: recipeTitle.slice(0, TITLE_MAX) },
      fallback: 'Failed to download the picture',
    });
    return localUrl;
  } catch {
    return photoUrl;
  }
}
