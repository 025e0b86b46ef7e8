import { useContext } from 'react';
import type { Mark } from './marks.ts';
import { PreviewSourceContext, sourcePhoto } from './preview-source.ts';

/** Tells at which marks words of the source are shown: those that its part of the photo does not show, or not plainly. */
export function useHasWords(): (mark: Mark) => boolean {
  const source = useContext(PreviewSourceContext);
  return ({ excerpt, region, disputed, unsureWords }) =>
    excerpt !== null &&
    (disputed || unsureWords.length > 0 || sourcePhoto(source, region?.photo) === undefined);
}
