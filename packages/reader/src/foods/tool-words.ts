import type { Language } from '../ingredients/language.ts';

/** What kitchens have and nobody eats, as each language calls it; patterns of folded text, whose letters are few: they are the sooner prepared. */

/** "20 cm cake tin (loose-bottomed)", "Springform mit 26 cm": what is said of a tool may stand behind its name. */
const BEHIND =
  '(?: (?:\\d|with|for|lined|mit|fur|zum|von|met|voor|van|med|til|till|pa)(?![a-z]).*)?$';
const atEnd = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z])(?:${words.join('|')})(?=${BEHIND})`);

/** "Un moule à tarte", "una teglia da 26 cm": its name comes first, and behind it what it is for. */
const FIRST = '(?:(?:\\d+|une?|unos|una?s?|uno|umas?|um|uns|jedna?|du|des|le|la|les)\\s)?';
const atStart = (words: readonly string[]): RegExp =>
  new RegExp(`^${FIRST}(?:${words.join('|')})(?![a-z])`);

/** Who bakes in them may name them after what they are for; of a pot or a jar, what is in it may be meant. */
const baked = (forms: string, link: string): string => `(?:${forms})(?: (?:${link}) [a-z]+)?`;

const TOOL_WORDS: Readonly<Record<Language, RegExp>> = {
  en: atEnd([
    '(?:(?:cake|pie|tart|flan|quiche|muffin|cupcake|bun|loaf|bread|brownie|pizza|pudding|roasting|baking|frying|sauce|springform) ?)?(?:tin|pan|mould|mold|tray)s?',
    '(?:(?:pie|tart|flan|gratin|souffle|lasagne|lasagna|baking|oven|ovenproof|casserole|serving) )?dish(?:es)?',
    '(?:baking|cookie|oven) (?:sheet|tray|stone)s?|(?:cooling|wire|oven) racks?|pizza (?:stone|peel|cutter)',
    '(?:baking|greaseproof|parchment|wax(?:ed)?|kitchen|tissue) (?:paper|parchment)|parchment|(?:tin|kitchen|alumini?um)? ?foil|cling ?(?:film|wrap)|(?:plastic|saran) wrap|muslin|cheesecloth|tea towels?',
    '(?:piping|pastry|freezer|zip-?lock|plastic|sandwich) bags?|(?:piping )?nozzles?',
    '(?:bread |paring |palette )?kni(?:fe|ves)|(?:cookie|pastry|biscuit) (?:cutter|brush)(?:e?s)?|mandolines?|(?:potato |vegetable )?(?:peeler|masher|ricer)s?|garlic press|(?:egg |balloon |electric )?whisk|(?:cheese )?grater',
    '(?:sugar |jam |meat )?thermometer|(?:stick |hand |immersion )?blender|food processor|(?:stand |hand )?mixer|(?:ice cream|pasta|bread) (?:machine|maker)|rice cooker|slow cooker|steamer|scales?',
    '(?:salad |mixing |large |heatproof )?bowls?|ramekins?|(?:jam |kilner |mason |preserving |sterilised )jars?|(?:sauce|stock|cooking )pot|casserole|skillets?|saucepans?|wok',
    "(?:wooden |metal |bamboo )skewers?|toothpicks?|(?:cocktail|lolly|popsicle|wooden|ice cream|lollipop) sticks?|(?:kitchen|butcher'?s) (?:string|twine)|rolling pin|sieve|colander|spatula|(?:wooden )spoons?",
  ]),
  de: atEnd([
    '[a-z]*form(?:en)?|[a-z]*bleche?|tortenringe?|[a-z]*gitter|[a-z]*schusseln?|[a-z]*pfannen?|(?<!ein)topf|(?:koch|suppen|schmor|romer)topf|brater|auflaufformchen|einmachglaser|schraubglaser',
    '(?:back|butterbrot|pergament|kuchen|krepp)papier|(?:alu|frischhalte|klarsicht|aluminium)folie|(?:spritz|gefrier|plastik)beutel|spritztullen?|tullen?|kuchengarn|(?:holz|schaschlik|metall)spiesse?n?|zahnstocher',
    '[a-z]*messer|[a-z]*ausstecher|[a-z]*pinsel|[a-z]*reibe|[a-z]*siebe?|[a-z]*hobel|[a-z]*presse|[a-z]*waage|[a-z]*thermometer|nudelholz|teigrolle|schneebesen|puriersta?b|(?:stab|hand|stand)?mixer|kuchenmaschine|handruhrgerat|ruhrgerat',
  ]),
  nl: atEnd([
    '[a-z]*vorm(?:en|pjes)?|[a-z]*schaal|bakplaat|(?:koeken|steel|kook|braad|soep|hapjes|grill)?pan(?:nen)?|(?:beslag|meng)kom|rooster|ringvorm|weckpotten',
    '(?:bak|keuken|vetvrij )papier|(?:vershoud|aluminium|huishoud)?folie|spuitzak|spuitmondje|diepvrieszakjes|keukentouw|(?:sate|cocktail)?prikkers?|sateprikkers|tandenstokers?',
    '(?:koks|keuken|schil|brood)?mes(?:sen)?|[a-z]*zeef|[a-z]*kwast|(?:kaas|keuken|fijne |grove )?rasp|mandoline|[a-z]*thermometer|deegroller|garde|(?:staaf|hand)?mixer|blender|keukenmachine|keukenweegschaal|uitstekers?|knoflookpers',
  ]),
  sv: atEnd([
    '[a-z]*form(?:ar)?|(?:bak)?plat(?:ar)?|bunkar|bunke|[a-z]*kastruller?|(?:stek|grill)panna|gryta|galler|glasburkar',
    '(?:bakplats|smorgas|hushalls|smor)papper|(?:alu|plast|aluminium|gladpack)?folie|plastfolie|spritspase|spritspasar|tyll|steksnore|(?:grill|tra)spett|tandpetare|fryspasar',
    '[a-z]*kniv(?:ar)?|[a-z]*visp|[a-z]*termometer|[a-z]*pensel|rivjarn|sil|durkslag|kavel|mandolin|(?:stav)?mixer|matberedare|elvisp|vag|utstickare|vitlokspress|potatispress',
  ]),
  da: atEnd([
    '[a-z]*form(?:e)?|(?:ovnfast |ildfast |stort )?fad|(?:bage|ovn)?plade|[a-z]*pande|[a-z]*gryde|(?:rore)?skale?|bagerist|sylteglas|kasserolle',
    '(?:bage|madpapir|smorrebrods|kokken)papir|(?:alu|plast|husholdnings)?film|(?:alu|stanniol)folie|[a-z]*folie|sprojtepose|tylle?|kodsnor|kokkensnor|(?:grill|trae)spyd|tandstikkere?|fryseposer',
    '[a-z]*kniv(?:e)?|piskeris|[a-z]*termometer|pensel|rivejern|sigte|dorslag|kagerulle|mandolinjern|(?:stav)?blender|(?:stav)?mixer|foodprocessor|elpisker|kokkenvaegt|hvidlogspresser|udstikkere?',
  ]),
  no: atEnd([
    '[a-z]*form(?:er)?|ildfast fat|(?:bake|steke)?plate|[a-z]*panne|[a-z]*gryte|kjele|rist|syltetoyglass',
    '(?:bake|mat|torke|smor)papir|(?:alu|plast|aluminiums)folie|plastfilm|sproytepose|sproytetipp|hyssing|(?:grill|tre)spyd|tannpirkere?|fryseposer',
    '[a-z]*kniv(?:er)?|[a-z]*visp|[a-z]*termometer|pensel|rivjern|sil|dorslag|kjevle|mandolin|(?:stav)?(?:mikser|mixer)|blender|foodprosessor|kjokkenmaskin|kjokkenvekt|utstikkere?',
  ]),
  hu: atEnd([
    '[a-z]*tepsi|[a-z]*forma|serpenyo|[a-z]*labas|[a-z]*fazek|(?:kevero|hoallo )?tal|jenai|befottesuveg|racs',
    '(?:suto|zsir)papir|(?:alu|frissentarto ?|aluminium)folia|habzsak|nyomozsak|fogpiszkalo|hurkapalca|palcika|konyhai zsineg',
    '(?:eles )?kes|habvero|kezi mixer|botmixer|turmixgep|robotgep|(?:suto|hus|maghomero|konyhai )?homero|[a-z]*ecset|reszelo|szuro|sodrofa|[a-z]*szaggato|kiszuro|konyhai merleg|fokhagymapres',
  ]),
  fr: atStart([
    baked('(?:petits )?moule|moules(?= a )|plats?|cercle', 'a|au|aux|pour'),
    'plaque (?:a patisserie|de cuisson|de four|du four)',
    'papier (?:cuisson|sulfurise|aluminium|absorbant|film)|film alimentaire|poche a douille|douilles?|sacs? (?:de )?congelation|ficelle|piques?(?: a [a-z]+| en bois)?|cure-dents|batonnets? (?:en bois|a glace)',
    'emporte-pieces?|rouleau a patisserie|fouet|couteaux?(?: a [a-z]+)?|mandoline|grille|thermometre|mixeur|blender|robot|batteur|passoire|tamis|rape|pinceau|econome|presse-[a-z]+|balance',
    "(?:saladier|bol|bocal|bocaux|ramequins?|cocotte|casserole|poele|marmite|wok|verrines?)(?! d(?:e|'|u)(?![a-z]))",
  ]),
  es: atStart([
    baked('moldes?|fuentes?', 'de|para'),
    '(?:bandeja|placa) (?:de|del|para) horno',
    'papel (?:de horno|vegetal|de aluminio|aluminio|de cocina|sulfurizado|film|encerado|manteca|absorbente)|film(?: transparente)?|manga pastelera|boquillas?|hilo de cocina|palillos|palitos de madera|brochetas de madera|bolsas? de congelacion',
    'cortador(?:es)?|cortapastas|rodillo|cuchillos?|rejilla|termometro|batidora|licuadora|robot de cocina|procesador(?: de alimentos)?|varillas|colador|rallador|mandolina|pincel|bascula|prensa',
    '(?:bol|cuenco|bandeja|ensaladera|cazuela|cazo|sarten|olla|frasco|tarro|ramequines|wok)(?:e?s)?(?! de(?![a-z]))',
  ]),
  pt: atStart([
    baked('formas?|forminhas?|assadeiras?|tabuleiros?|refratario|pirex|travessa', 'de|para|do'),
    'papel (?:vegetal|manteiga|aluminio|filme|de aluminio|toalha|absorvente|de cozinha)|filme plastico|pelicula aderente|saco (?:de pasteleiro|de confeitar|confeiteiro)|saco de confeiteiro|bico de [a-z]+|palitos(?: de madeira|$)|espetos de madeira|barbante|fio de cozinha',
    'cortador(?:es)?|rolo da massa|facas?|grelha|termometro|liquidificador|batedeira|varinha magica|mixer|processador(?: de alimentos)?|fouet|batedor|peneira|escorredor|ralador|mandolina|pincel|balanca',
    '(?:tigela|taca|panela|frigideira|tacho|cacarola|frasco|ramequins?)s?(?! d[eoa](?![a-z]))',
  ]),
  it: atStart([
    baked('stamp[oi]|stampini|tegli[ae]|pirofil[ae]|tortiera|placca|leccarda', 'per|da|di'),
    'carta (?:da )?forno|carta (?:assorbente|da cucina|stagnola)|(?:foglio di )?alluminio|pellicola|sac[- ]a[- ]poche|bocchett[ae]|spago(?: da cucina)?|stecchini|spiedini di legno|stuzzicadenti|sacchetti (?:gelo|per alimenti)',
    'coltell[oi]|coppapasta|tagliabiscotti|mattarello|frullatore|mixer|robot da cucina|planetaria|sbattitore|fruste?|termometro|griglia|gratella|setaccio|colino|colapasta|grattugia|mandolina|pennello|bilancia',
    "(?:ciotol[ae]|padella|pentola|casseruola|tegame|vasett[oi]|barattol[oi]|cocotte|wok)(?! d(?:i|el|ella|')(?![a-z]))",
  ]),
  pl: atStart([
    '(?:forma|formy|foremki|foremka|blacha|blaszka|tortownica|keksowka|naczynie zaroodporne)(?: (?:do|na)(?: [a-z]+))?',
    'papier (?:do pieczenia|sniadaniowy|pergaminowy)|pergamin|folia (?:aluminiowa|spozywcza)|folia|rekaw (?:cukierniczy|do pieczenia)|tylka|wykalaczki|patyczki|sznurek|woreczki',
    'noz|noze|walek|foremki|mikser|blender|malakser|robot kuchenny|trzepaczka|termometr|kratka|sitko|durszlak|tarka|mandolina|pedzelek|waga|praska',
    '(?:miska|garnek|rondel|patelnia|sloiki|kokilki)(?= |$)(?! [a-z])',
  ]),
};

/** What a folded text says beside the tool that it names, or null where it names none. */
export function saidBesideTool(text: string, language: Language): string | null {
  const beside = text.replace(TOOL_WORDS[language], ' ');
  return beside === text ? null : beside;
}
