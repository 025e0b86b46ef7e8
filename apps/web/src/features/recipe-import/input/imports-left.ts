import type { RateLimitStatus } from '@commonplate/contract';

const FEW_A_MINUTE = 3;
const FEW_A_DAY = 10;

const imports = (count: number) => (count === 1 ? '1 import' : `${count} imports`);

const SHORTLY = 10_000;

/** After how long to ask again while something is said of a minute, which soon passes. */
export const askedAgainAfter = (status: RateLimitStatus | undefined): number | false =>
  status !== undefined && status.minuteRemaining <= FEW_A_MINUTE ? SHORTLY : false;

/** Said only when it matters: few imports are left, or none. */
export function importsLeft({ minuteRemaining, dayRemaining }: RateLimitStatus): string | null {
  if (dayRemaining <= 0) return 'No imports left today. Please try again tomorrow.';
  if (minuteRemaining <= 0) return 'No imports left this minute. Please try again in a minute.';
  if (dayRemaining <= FEW_A_DAY) return `${imports(dayRemaining)} left today`;
  if (minuteRemaining <= FEW_A_MINUTE) return `${imports(minuteRemaining)} left this minute`;
  return null;
}
