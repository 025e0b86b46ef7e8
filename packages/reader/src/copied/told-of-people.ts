import { namesFood } from '../foods/food-words.ts';

const WE =
  /(?<!\p{L})(?:we|us|our|ours|wir|uns|unser\p{L}{0,2}|nous|notre|nos|nosotros|nuestr[oa]s?|noi|nostr[oaie]|nós|noss[oa]s?|wij|ons|onze|vi|oss|vår[at]?|os|vores|vår[et]?|nas|nam|nasz\p{L}{0,2}|mi|minket)(?!\p{L})/iu;
/** What was named before, or all of it. */
const WHAT_GOES_IN =
  /(?<!\p{L})(?:it|them|everything|all|rest|mixture|dough|batter|es|sie|alles|teig|masse|le|les|tout|pâte|todo|resto|mezcla|masa|tutto|impasto|tudo|massa|mistura|deeg|beslag|allt|alt|dej|deig|smet(?:en)?|wszystko|ciasto|mindent)(?!\p{L})/iu;

/** Whether sentences that pass for steps only tell what people did: no food, no number, nothing that goes in. */
export function tellsOfPeople(steps: readonly string[], language: string): boolean {
  return (
    steps.some((step) => WE.test(step)) &&
    steps.every(
      (step) => !namesFood(step, language) && !/\d/.test(step) && !WHAT_GOES_IN.test(step),
    )
  );
}
