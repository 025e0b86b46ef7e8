/** What stands around numbers, in the reader's languages; patterns. Some are looked for in folded text, too. */

/** Between the two ends of a range, of times as well. */
export const RANGE_WORDS = 'to|bis|à|a|tot';
/** Some also say until when, or what for. */
export const TO_WORDS = `${RANGE_WORDS}|till|til|do`;

/** Before how many it makes. */
export const MAKES_WORDS = 'makes|ergibt|goed voor|donne|rinde|rende|giver';

/** Before a number that is not meant exactly. */
export const ABOUT_WORDS =
  'about|around|approximately|approx\\.?|ca\\.?|circa|cirka|etwa|environ|env\\.?|ongeveer|unos|unas|cerca de|około|okolo|ok\\.?|kb\\.?';

/** Before those for whom it is, and before much else. */
export const FOR_WORDS = 'for|für|voor|pour|para|per|för|till|til|dla|na';

/** Between how many it serves and as what: "as a main". */
export const AS_WORDS = 'as|als|en|come|como|som|jako';

/** Half of something; "media" and "medio" say more than that, and are told apart by what stands behind. */
export const HALF_WORDS = 'halbe[rs]?|demie?|mei[ao]|mezz[oa]|halvt?|pół|fél';

export const DOZEN_WORDS =
  'dozen|dutzend|dozijn|douzaines?|docenas?|dúzias?|dozzin[ae]|dussin|dusin|tuzin[ay]?|tucat';
