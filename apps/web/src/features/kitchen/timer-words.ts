import {
  type Timer,
  type TimerTone,
  formatMinutes,
  secondsLeft,
  timerTone,
} from '@commonplate/kitchen';

export interface TimerWords {
  tone: TimerTone;
  state: string;
}

function lengthOf({ totalSeconds }: Timer): string {
  const minutes = Math.floor(totalSeconds / 60);
  const seconds = totalSeconds % 60;
  if (minutes === 0) return `${seconds} s`;
  return seconds === 0 ? formatMinutes(minutes) : `${formatMinutes(minutes)} ${seconds} s`;
}

/** The colour of a timer and, since colour alone tells nothing, its word. */
export function timerWords(timer: Timer, now: number): TimerWords {
  const tone = timerTone(timer, now);
  const left = secondsLeft(timer, now);
  if (left === 0) return { tone, state: 'Finished' };
  if (timer.isPaused) {
    return { tone, state: left < 60 ? 'Paused, less than a minute' : 'Paused' };
  }
  if (timer.endsAt === null) return { tone, state: 'Not started' };
  return { tone, state: left < 60 ? 'Less than a minute' : `Running, of ${lengthOf(timer)}` };
}
