import type { Timing } from '../../fields/duration.ts';
import type { Finding } from '../../finding/finding.ts';
import { mayMean } from './said-minutes.ts';

/** How the words begin, in bare text, behind which pages give the rest that some count in. */
const REST =
  /(?:ruhe|warte|kühl|gehzeit|rust|wacht|koel|jäs|vila|kyl|hvil|hæve|heve|køl|kjøl|pihen|kelesz|hűt)\p{L}{0,12}\d/u;

/** Whether a bare text gives a time of rest. */
export const mayHoldRest = (text: string): boolean => REST.test(text);

/**
 * Whether the time for making a dish, which some pages say of the work and others of the whole, is neither of these in the data,
 * nor the rest that its total may hold. The whole is that of the cooking beside it, too.
 */
export function isOtherMaking(
  making: Timing,
  cooking: Timing | undefined,
  { prepTime, cookTime, totalTime }: Finding,
): boolean {
  if (!prepTime || !cookTime) return false;
  const [prep, cook] = [prepTime.minutes, cookTime.minutes];
  const total = totalTime?.minutes ?? prep + cook;
  const own = [prep, cook, prep + cook, total, total - prep, total - cook];
  if (cooking) own.push(prep + cooking.minutes);
  return !own.some((minutes) => mayMean(making, minutes));
}
