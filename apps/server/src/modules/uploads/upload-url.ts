const PREFIX = '/api/uploads/';
const SUFFIX = '.webp';

export const uploadUrl = (id: string): string => `${PREFIX}${id}${SUFFIX}`;

/** The id in one of our own addresses; nothing for a picture elsewhere. */
export const uploadIdOf = (url: string): string | undefined =>
  url.startsWith(PREFIX) && url.endsWith(SUFFIX)
    ? url.slice(PREFIX.length, -SUFFIX.length)
    : undefined;
