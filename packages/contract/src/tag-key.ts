/** Two tags are the same if these are: they are kept as typed and compared without case. */
export const tagKey = (tag: string): string => tag.trim().normalize('NFC').toLowerCase();
