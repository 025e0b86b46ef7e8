const FIELD = /<input\b([^<>]{0,600})>/gi;
/** What is typed or counted up in a field; the others show no value, or one that may be picked. */
const IS_TYPED = /\stype\s{0,3}=\s{0,3}["']?(?:number|text|tel)(?=["'\s/]|$)/i;
const HAS_TYPE = /\stype\s{0,3}=/i;
const NUMBER = /\svalue\s{0,3}=\s{0,3}["']?(\d{1,3})(?=["'\s/]|$)/i;

const OPTION = String.raw`<option\b[^<>]{0,300}>[^<>]{0,60}(?:</option\s*>\s*)?`;
const CHOICE = new RegExp(
  String.raw`<select\b[^<>]{0,600}>\s*((?:${OPTION}){1,60})</select\s*>`,
  'gi',
);
const SELECTED = /<option\b(?=[^<>]{0,300}\sselected(?=[\s=/>]))[^<>]{0,300}>([^<>]{0,60})/i;

const typedIn = (attributes: string): string => {
  if (HAS_TYPE.test(attributes) && !IS_TYPED.test(attributes)) return '';
  const value = NUMBER.exec(attributes)?.[1];
  return value === undefined ? '' : ` ${value} `;
};

/** Some markup with the numbers in its fields, and with what is chosen of several, as the texts that a reader sees there; null where its fields show nothing. */
export function withChosenValues(markup: string): string | null {
  if (!MAY_HOLD_FIELDS.test(markup)) return null;
  let isAnyShown = false;
  const asShown = (value: string): string => {
    isAnyShown ||= value.trim() !== '';
    return value;
  };
  const written = markup
    .replace(CHOICE, (_, options: string) => asShown(` ${SELECTED.exec(options)?.[1] ?? ''} `))
    .replace(FIELD, (_, attributes: string) => asShown(typedIn(attributes)));
  return isAnyShown ? written : null;
}
const MAY_HOLD_FIELDS = /<(?:input|select)\b/i;
