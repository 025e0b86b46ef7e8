export { formatCountdown, formatMinutes } from './clock-text.ts';
export { countedFoods } from './counted-foods.ts';
export {
  clampServings,
  factorToServings,
  formatFactor,
  isPresetOpen,
  isUnscaled,
  MAX_FACTOR,
  MAX_SERVINGS,
  MIN_SERVINGS,
  SCALE_PRESETS,
  servingsToFactor,
} from './factor.ts';
export type { Factor } from './factor.ts';
export type { NumberFormat } from './format-number.ts';
export { parseQuantity } from './quantity.ts';
export { ONE, rational } from './rational.ts';
export type { Rational } from './rational.ts';
export { directionText, scaleDirection } from './scale-direction.ts';
export type { DirectionFormat, DirectionSegment } from './scale-direction.ts';
export { scaleIngredient } from './scale-ingredient.ts';
export { nameStepTimers } from './step-timer-names.ts';
export { renumberSteps } from './steps.ts';
export { addTags, removeTag } from './tags.ts';
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
export { restoreTimers, serialiseTimers } from './timer-storage.ts';
export { totalMinutes } from './total-time.ts';
export { unitOf } from './units.ts';
