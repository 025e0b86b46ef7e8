/** Milliseconds since 1970, as stored in every date column. Injected, so that tests can let time pass. */
export type Clock = () => number;

export const systemClock: Clock = Date.now;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const toIso = (moment: number): string => new Date(moment).toISOString();
