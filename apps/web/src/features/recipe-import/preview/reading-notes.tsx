import type { ImportResult } from '@commonplate/contract';
import { useContext } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { goToLeftOut } from './left-out-lines.tsx';
import { notTakenOver } from './open-words.ts';
import { PreviewSourceContext } from './preview-source.ts';
import { useLeftOut } from './use-left-out.ts';

const both = new Intl.ListFormat('en', { type: 'conjunction' });

/** What the confidence does not say: what could not be read, what else there was, who did not read along, and what no field holds. */
export function ReadingNotes({
  unreadPhotos,
  aiFailed = false,
  oneOfSeveral = false,
}: Pick<ImportResult, 'unreadPhotos' | 'aiFailed' | 'oneOfSeveral'>) {
  const source = useContext(PreviewSourceContext);
  const left = useLeftOut().length;
  const unread =
    source.kind === 'photos'
      ? (unreadPhotos ?? []).flatMap((photo) => source.photos[photo]?.label ?? [])
      : [];
  return (
    <>
      {unread.length > 0 && (
        <Banner tone="warning">{`Nothing could be read on ${both.format(unread)}.`}</Banner>
      )}
      {oneOfSeveral && (
        <Banner tone="info">
          There are other recipes on this page, and only this one was read. To import another, paste
          its text.
        </Banner>
      )}
      {aiFailed && (
        <Banner tone="info">
          The AI provider could not be reached or did not answer well, so the built-in reader read
          this alone.
        </Banner>
      )}
      {left > 0 && (
        <Banner tone="info">
          {`${notTakenOver(left)} `}
          <Button variant="quiet" onClick={goToLeftOut}>
            Show
          </Button>
        </Banner>
      )}
    </>
  );
}
