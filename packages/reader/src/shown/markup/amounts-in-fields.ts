const AMOUNT = String.raw`[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞.,/\s–-]{0,12}`;
const FIELD = /<input\b([^<>]{0,600})>/gi;
const NOT_TYPED =
  /\stype\s{0,3}=\s{0,3}["']?(?:hidden|checkbox|radio|button|submit|reset|image|range)(?=["'\s/]|$)/i;
const VALUE = new RegExp(String.raw`\svalue\s{0,3}=\s{0,3}["']\s?(${AMOUNT})["']`, 'iu');
/** An element that a program fills: "<span data-amount="250"></span>". */
const EMPTY = /<(span|b|strong|em|i|div)\b([^<>]{1,600})>\s{0,40}<\/\1\s{0,3}>/gi;
const NAMED_AMOUNT = new RegExp(
  String.raw`\sdata-[a-z-]{0,30}(?:amount|quantity|qty|value)[a-z-]{0,20}\s{0,3}=\s{0,3}["']\s?(${AMOUNT})["']`,
  'iu',
);

/** Whether some markup may have such fields or elements, which is sooner told than what they hold. */
export const mayHoldAmounts = (markup: string): boolean =>
  /<input\b|\sdata-[^<>=]{0,50}(?:amount|quantity|qty|value)/i.test(markup);

const textFor = (value: RegExp, attributes: string): string | null => {
  const text = value.exec(attributes)?.[1];
  return text === undefined ? null : ` ${text} `;
};

/** Some markup with the amounts that stand in its fields, or that its empty elements are to show, as texts. */
export const withAmountsInFields = (markup: string): string =>
  markup
    .replace(FIELD, (field, attributes: string) =>
      NOT_TYPED.test(attributes) ? field : (textFor(VALUE, attributes) ?? field),
    )
    .replace(
      EMPTY,
      (element, _, attributes: string) => textFor(NAMED_AMOUNT, attributes) ?? element,
    );
