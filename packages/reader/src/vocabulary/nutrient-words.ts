/** What the nutrition of a portion is told by, in the reader's languages; sources of patterns, all folded: their letters are few. */

const OF_WHICH =
  '(?:of which|davon|waarvan|dont|de l[oa]s cuales|dos quais|das quais|di cui|varav|heraf|hvorav|w tym|ebbol|amelybol)';

const FATS_APART =
  'saturated(?: fat(?:s|ty acids)?)?|saturates|sat\\.? fat|(?:poly|mono)?-?unsaturated fats?|trans[ -]?fats?|(?:mehrfach |einfach )?(?:un)?gesattigte (?:fettsauren|fette)|(?:on)?verzadigde? ?(?:vet(?:ten|zuren)?)?|(?:acides gras|graisses) (?:in)?satures?|ags|(?:grasas?|acidos grasos) (?:in)?saturad[ao]s|gorduras? (?:in)?saturadas?|saturad[ao]s|(?:acidi )?grassi (?:in)?saturi|saturi|mattat fett|mattade fettsyror|maettet fedt|maettede fedtsyrer|mettet fett|mettede fettsyrer|(?:kwasy|tluszcze)(?: tluszczowe)? nasycone|telitett zsir(?:ok|sav|savak)?';

/**
 * `isSure` marks what nobody buys: a line that states it speaks of nutrition wherever it stands, while fat, sugar, salt and
 * egg white ("Eiweiß") are things to cook with.
 */
export const NUTRIENT_WORDS = {
  calories: {
    isSure: true,
    words:
      'calories?|k?cals?|kilocalor[a-z]+|kilojoules?|energy(?: value)?|energie(?:wert|waarde)?|energi(?:varde|innehall|indhold|innhold)?|energia(?:tartalom)?|kalorien|brennwert|calorieen|kalorier|kalori[aei]i?|caloria?s|apport (?:calorique|energetique)|valeur (?:calorique|energetique)|valore? (?:energetico|calorico)|wartosc (?:energetyczna|kaloryczna)|kalorycznosc|kaloriatartalom',
  },
  carbohydrates: {
    isSure: true,
    words:
      '(?:total |net )?carb(?:ohydrate)?s?|kohlenhydr(?:ate|\\.)?|kh|koolhydraten|glucides|hidratos(?: de carbono)?|carbohidratos(?: totales)?|carboidrat[io]s?|kolhydrat(?:er)?|kulhydrat(?:er)?|karbohydrat(?:er)?|weglowodan(?:y|ow)|szenhidrat(?:ok)?',
  },
  part: { isSure: true, words: `${OF_WHICH}\\s.{3,30}|${FATS_APART}` },
  trace: {
    isSure: true,
    words:
      '[ck]h?olesterol[oe]?|cholesterin|koleszterin|potassium|kalium|potass?io|potas|calcium|kalzium|calcio|wapn|iron|eisen|ijzer|hierro|zinc|zink|magnesi(?:um|o)|phosph[a-z]+|fol(?:ate?|ic acid|saure)|omega[ -]?[36]|broteinheiten|be|vitamin[a-z]*(?: [a-k]\\d{0,2})?',
  },
  protein: {
    isSure: false,
    words: 'e|protein(?:s|e[rnst]?|as?|i)?|eiweiss|eiwit(?:ten)?|bialk[oa]|feherje',
  },
  fat: {
    isSure: false,
    words:
      'f|(?:total )?fats?|fette?|vet(?:ten)?|lipides|matieres grasses|graisses?|grasas?(?: totales)?|lipidos|gorduras?(?: totais)?|grassi|lipidi|fedt|tluszcz[eu]?|zsir',
  },
  fiber: {
    isSure: false,
    words:
      '(?:dietary )?fib(?:er|re)s?|ballaststoffe?|(?:voedings)?vezels?|fibres? alimentaires?|fibras?(?: alimentar(?:es)?| dieteticas?)?|fibre|(?:kost)?fib(?:er|re)r?|blonnika?|rost(?:ok)?',
  },
  sugar: {
    isSure: false,
    words:
      '(?:total |added )?sugars?|zucker|suikers?|sucres?|azucar(?:es)?|acucar(?:es)?|zuccheri|socker(?:arter)?|sukker(?:arter)?|cukry|cukrow|cukier|cukor',
  },
  sodium: { isSure: false, words: 'sodium|natrium|sodio|sod' },
  salt: { isSure: false, words: 'salt|salz|zout|sel|sal|sale|sol|so' },
} as const;

export type NutrientWord = keyof typeof NUTRIENT_WORDS;

const PER = 'per|pro|je|par|por|pour|pr\\.?|na|w|i|for|voor|fur|egy|each|1';
const PORTION =
  'servings?|portion(?:en|s)?|pers(?:on|oon|onne|ona|\\.)|porti(?:on|e)|porcion|racion|porcao|dose|porzione|pessoa|porsjon|porcj[aei]|osobe|adag(?:ban|ra)?|fo|stuck|stuk|slice|piece|bowl|cup|bar|part|pezzo|unidade?|100 ?(?:g|gr|gramm?s?|ml)';

/** "per serving", "pro Portion", "par personne", "amount per 100 g"; "for frying" is none. */
export const PER_PORTION = `(?:amounts? |values? |mennyiseg )?(?:(?:${PER}) (?:(?:an?|one|1|eine?r?|une?|una|uma|ett?|en|jedn[aei]) )?(?:${PORTION})(?![a-z])|adagonkent|porcionkent)`;
/** Behind the heading of nutrition it may be anything: "per muffin", "pro Glas". */
export const PER_ANYTHING = `(?:${PER})(?![a-z]).{1,40}|adagonkent|porcionkent|adagban`;

export const NUTRITION_HEADING =
  '(?:estimated |approximate )?nutrition(?:al)?(?: (?:facts?|info(?:rmation)?|values?|data|analysis|breakdown|details|content|label))?|macro(?:s|nutrients)|(?:durchschnittliche )?nahrwert(?:e|angaben?|tabelle|info|informationen)?|voedingswaarden?|voedingsinformatie|(?:les )?(?:valeurs?|informations?|apports?) (?:nutriti(?:onnel(?:le)?s?|ves?)|energetiques?)|(?:informacion|valor(?:es)?|datos|tabla) (?:nutriciona(?:l|les)|nutritiv[oa]s?|nutrimental(?:es)?)|(?:informac(?:ao|oes)|valor(?:es)?|tabela|dados) nutriciona(?:l|is)|(?:valor[ei]|informazioni|tabella) nutriziona(?:l[ei]|i)|naringsvarden?|naringsinnehall|naringsdeklaration|naeringsindhold|naeringsvaerdi(?:er)?|ernaering(?:sindhold)?|naeringsinnhold|naeringsverdi(?:er)?|wartosc(?:i)? odzywcz[ea]|tapertek(?:ek|e|tablazat)?|tapanyag(?:ok|tartalom|ertek(?:ek)?)?';
