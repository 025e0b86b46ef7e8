/** What recipes call one of their steps, in front of its number. */
export const STEP =
  'step|schritt|stap|étape|etape|paso|passo|steg|trin|trinn|krok|lépés|fase|vaihe|βήμα|шаг';

/** A line that only counts: "Step 1", "3.", "2/7", "Step 1 of 4", "1. lépés". "Steg." tells a Dane to fry. */
export const STEP_LABEL = new RegExp(
  `^(?:(?:${STEP}):?|(?:(?:${STEP})\\s*(?=#?\\d))?#?\\d{0,3}\\s*[.:)]?(?:\\s*(?:/|of|von|van|sur|de|di|af|av|z)\\s*\\d{1,2})?|\\d{1,2}\\s*[.:)]?\\s*(?:${STEP})\\s*[.:]?)$`,
  'iu',
);

/** What may count a step, at the end of what stands above it. */
export const COUNT_AT_END = /\d{1,2}$/;

const COUNTING = new RegExp(
  `^(?:(?:${STEP})\\s*#?(\\d{1,2})(?!\\d)|(\\d{1,2})\\s*[.)]?\\s*(?:${STEP})(?!\\p{L}))`,
  'iu',
);

/** Which step a heading counts: 2 for "Step 2" and "Step 2: the filling"; null where it counts none. */
export function countedStep(heading: string): number | null {
  const counted = COUNTING.exec(heading);
  return counted ? Number(counted[1] ?? counted[2]) : null;
}

const LEADING_NUMBER = new RegExp(
  `^(?:(?:${STEP})\\s+\\d{1,2}\\s*[.:)–-]?|\\d{1,2}\\s*(?:[.)]-?|\\.?\\s*[-–:])(?!\\d))\\s*`,
  'iu',
);

const LEADING_RANGE = /^(\d{1,2})\s*[-–]\s*(\d{1,2})(?!\d)/u;
const WIDEST_RANGE = 5;

/** "8 – 10 minutes in the oven": no step counts up to another number. */
function opensRange(step: string): boolean {
  const [low = 0, high = 0] = LEADING_RANGE.exec(step)?.slice(1).map(Number) ?? [];
  return high > low && high <= low * WIDEST_RANGE;
}

/** A step without the number it carries in the source. */
export const withoutNumber = (step: string): string =>
  opensRange(step) ? step : step.replace(LEADING_NUMBER, '') || step;

const LABELLED = new RegExp(`^(?:${STEP})\\s*\\d{1,2}\\s*[.:)–-]?\\s+(?=\\p{Lu})`, 'iu');

/** A step without the "Step 2" that stands above it on the page. */
export const withoutLabel = (step: string): string => step.replace(LABELLED, '');
