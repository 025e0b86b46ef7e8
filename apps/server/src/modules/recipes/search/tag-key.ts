/** Tags are compared without case. */
export const tagKey = (tag: string): string => tag.trim().normalize('NFC').toLowerCase();
