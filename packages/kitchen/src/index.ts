export { formatCountdown, formatMinutes } from './clock-text.ts';
export { findDurations } from './durations.ts';
export type { Duration } from './durations.ts';
export {
  ASSUMED_SERVINGS,
  clampServings,
  factorToServings,
  formatFactor,
  isPresetOpen,
  isUnscaled,
  isValidFactor,
  MAX_FACTOR,
  MAX_SERVINGS,
  MIN_SERVINGS,
  SCALE_PRESETS,
  servingsToFactor,
  toFactor,
} from './factor.ts';
export type { Factor } from './factor.ts';
export { formatNumber } from './format-number.ts';
export type { NumberFormat } from './format-number.ts';
export { formatQuantity, multiplyQuantity, parseQuantity } from './quantity.ts';
export type { Quantity } from './quantity.ts';
export { invert, multiply, ONE, rational } from './rational.ts';
export type { Rational } from './rational.ts';
export { directionText, scaleDirection } from './scale-direction.ts';
export type { DirectionSegment } from './scale-direction.ts';
export { scaleIngredient, scaleQuantity } from './scale-ingredient.ts';
export type { IngredientLine } from './scale-ingredient.ts';
export { nameStepTimers } from './step-timer-names.ts';
export {
  appendStep,
  moveStep,
  moveStepDown,
  moveStepUp,
  removeStep,
  renumberSteps,
} from './steps.ts';
export type { Step } from './steps.ts';
export { addTags, removeTag, sameTag } from './tags.ts';
export {
  clampTimerMinutes,
  createTimer,
  DEFAULT_TIMER_LABEL,
  MAX_TIMER_MINUTES,
  MIN_TIMER_MINUTES,
  pauseTimer,
  resetTimer,
  secondsLeft,
  startTimer,
  TIMER_PRESETS,
  timerTone,
} from './timer.ts';
export type { Timer, TimerTone } from './timer.ts';
export { changeTimer, nextTimer, removeTimer, settleTimers } from './timer-list.ts';
export type { Settled } from './timer-list.ts';
export { restoreTimers, serialiseTimers } from './timer-storage.ts';
export { totalMinutes } from './total-time.ts';
export { inflect, unitOf } from './units.ts';
