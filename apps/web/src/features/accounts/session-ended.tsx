import { browserStorage, visitStorage } from '../../lib/browser-storage.ts';
import { hasDrafts, interruptedKey } from '../../lib/drafts/draft-key.ts';
import { Banner } from '../../ui/banner.tsx';

/** Why somebody who was in the middle of something stands at the door. */
export function SessionEnded({ userId }: { userId: string | null }) {
  const isKept =
    userId !== null &&
    (hasDrafts(browserStorage, userId) || visitStorage.getItem(interruptedKey(userId)) !== null);
  return (
    <Banner tone="info">
      Your session has ended. Please sign in again.
      {isKept && ' What you typed is kept in this browser and comes back then.'}
    </Banner>
  );
}
