/** What a list goes on with in a sentence: "You will also need: icing sugar". */
const ALSO_NEEDED =
  /^(?:you(?:[’']ll| will)? also need|also needed|außerdem|zusätzlich|(?:je hebt )?ook nodig|il (?:vous )?faut aussi|también(?: necesitas)?|também|serve anche|dessutom|desuden|i tillegg|ponadto|továbbá)(?: \p{L}+)?:\s+(\P{N}{3,80})$/iu;
/** How that begins in bare text. */
const MAY_BE_NEEDED =
  /alsoneed|außerdem|zusätzlich|ooknodig|fautaussi|también|também|serveanche|dessutom|desuden|itillegg|ponadto|továbbá/u;

/** Whether a bare text may hold such a sentence, which is sooner told than what it names. */
export const mayNameNeeded = (bare: string): boolean => MAY_BE_NEEDED.test(bare);

/** What such a sentence names; nothing where a text is none. */
export const neededIn = (text: string): string[] =>
  text.includes(':') ? (ALSO_NEEDED.exec(text)?.[1]?.replace(/\.$/, '').split(/,\s+/u) ?? []) : [];
