/** How Hungarians end what is done: "főzzük", "leturmixoljuk"; */
const TOLD_IN_HUNGARIAN = /[jlsz](?:uk|ük)$/u;
/** Poles what is to be done: "obrać", "pokroić", "upiec". */
const ORDERED_IN_POLISH = /(?:[aeiyuąę]ć|iec)$/u;
/** In advice, the same forms stand behind these. */
const MAY_BE_DONE = /^(?:można|możesz|możecie|warto|należy|lehet|érdemes)$/u;
/** Whom a Spaniard tells to do it with what was told before: "póchalos", "mézclalas". */
const ORDERED_IN_SPANISH = /^\p{L}*[áéíóú]\p{L}+[aeo]l[aoe]s?$/u;
const SEVERAL = 2;

/** Whether a sentence says by the form of its words that something is done, in languages whose verbs stand anywhere. */
export function tellsByForm(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.some((word) => MAY_BE_DONE.test(word))) return false;
  const countOf = (form: RegExp): number => words.filter((word) => form.test(word)).length;
  return (
    countOf(TOLD_IN_HUNGARIAN) >= SEVERAL ||
    countOf(ORDERED_IN_POLISH) >= SEVERAL ||
    ORDERED_IN_SPANISH.test(words[0] ?? '')
  );
}
