/** What stands in or below the steps without being one, by how it begins. Of small letters: such patterns are sooner prepared. */
const REMARK =
  /^(?:\P{L}*)(?:(?:\p{L}+ ){0,2}(?:tips?(?!\s+(?!for\s|to\s|and\s|&)\p{L})|tipps?|notes?(?!\s+(?:the|how|that)\s)|hints?|hinweise?|variations?|varianten?|variantes?|conseils?|astuces?|consejos?|trucos?|dicas?|consigli|vinkit|wskazówk\p{L}|storage|(?<!(?:before|until|when|while|for|of) )serving|leftovers|substitut\p{L}*|swaps?|faqs?)|why|how long|what to serve|can i|make it (?:vegan|gluten)|if you (?:try|tried|make|made|like|love|enjoy)|let (?:me|us) know|leave (?:me |us )?a (?:comment|review|rating)|(?:rate|save|share|pin|print) this|tag (?:me|us)|bon appétit|guten appetit|buon appetito|smaklig måltid|smacznego|eet smakelijk|buen provecho|nb|p\.?s\.?|photos?|fotos?)(?!\p{L})/u;

/** Whether a row in or below the steps is none of them. */
export const isRemark = (text: string): boolean => REMARK.test(text.toLowerCase());
