/** What names by its purpose what follows in a list of ingredients, in the reader's languages. Of small letters: such patterns are sooner prepared. */
const PURPOSES = [
  'for (?:serving|garnish(?:ing)?|decorati(?:ng|on)|dusting|sprinkling|drizzling|topping|rolling|coating|frying|greasing|brushing|assembly|assembling)|to (?:serve|garnish|finish|decorate|dust|sprinkle|drizzle|assemble|top)|(?:optional )?(?:toppings|garnishes|add-?ins|extras)|optional(?: (?:ingredients|garnish|topping))?',
  'zum (?:servieren|garnieren|bestreuen|anrichten|dekorieren|bestäuben|verzieren|bestreichen|braten|frittieren|ausrollen|einfetten)|zur (?:dekoration|garnitur)|(?:nach belieben|optional)',
  'om te (?:serveren|garneren|bestrooien|bestuiven|bakken)|(?:voor|ter) (?:de )?garnering|voor erbij|optioneel',
  'pour (?:servir|décorer|garnir|accompagner|saupoudrer|la décoration|la garniture|le service)|facultatif|en option',
  'para (?:servir|decorar|acompañar|adornar|espolvorear|freír|acompanhar|polvilhar|fritar|finalizar|untar)|opcional(?:es)?',
  'per (?:servire|guarnire|decorare|spolverare|accompagnare|friggere|spolverizzare|la decorazione)|facoltativ[oi]',
  'till (?:servering|garnering|stekning|dekoration)|vid servering|valfritt',
  'til (?:servering|pynt|stegning|steking|garnering|dekoration|tilbehør)|valgfri(?:tt)?',
  'do (?:podania|dekoracji|posypania|przybrania|smażenia)|opcjonalnie',
  'a? ?(?:tálaláshoz|díszítéshez|szóráshoz|sütéshez)',
].join('|');
const MAY_BE_LEFT_OUT =
  'optional|optioneel|facultati(?:f|ve)|opcional|facoltativ[oa]|valfritt|valgfri(?:tt)?|opcjonalnie|elhagyható';
const WHOLE_LINE = new RegExp(`^(?:${PURPOSES})(?:\\s?\\((?:${MAY_BE_LEFT_OUT})\\))?[.:]?$`, 'u');

/** What goes on with the line above begins small: "oil" and "for frying". */
const OPENS_LINE = /^\p{Lu}/u;
const LONGEST = 40;

/** Whether a line of a list says nothing but what the lines below it are for: "For serving", "Toppings (optional)". */
export const namesPurpose = (line: string): boolean =>
  line.length <= LONGEST && OPENS_LINE.test(line) && WHOLE_LINE.test(line.toLowerCase());
