import type { Language } from '../ingredients/language.ts';

/** What kitchens have and nobody eats, as each language calls it; patterns, all folded. */

/** "20 cm cake tin (loose-bottomed)", "Springform mit 26 cm": what is said of a tool may stand behind its name. */
const BEHIND =
  '(?: (?:\\d|with|for|lined|mit|fur|zum|von|met|voor|van|med|til|till|pa)(?!\\p{L}).*)?$';
const atEnd = (words: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?=${BEHIND})`, 'u');

/** "Un moule à tarte", "una teglia da 26 cm": its name comes first, and behind it what it is for. */
const FIRST = '(?:(?:\\d+|une?|unos|una?s?|uno|umas?|um|uns|jedna?|du|des|le|la|les)\\s)?';
const atStart = (words: readonly string[]): RegExp =>
  new RegExp(`^${FIRST}(?:${words.join('|')})(?!\\p{L})`, 'u');

/** Who bakes in them may name them after what they are for; of a pot or a jar, what is in it may be meant. */
const baked = (forms: string, link: string): string => `(?:${forms})(?: (?:${link}) \\p{L}+)?`;

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
    '\\p{L}*form(?:en)?|\\p{L}*bleche?|tortenringe?|\\p{L}*gitter|\\p{L}*schusseln?|\\p{L}*pfannen?|(?<!ein)topf|(?:koch|suppen|schmor|romer)topf|brater|auflaufformchen|einmachglaser|schraubglaser',
    '(?:back|butterbrot|pergament|kuchen|krepp)papier|(?:alu|frischhalte|klarsicht|aluminium)folie|(?:spritz|gefrier|plastik)beutel|spritztullen?|tullen?|kuchengarn|(?:holz|schaschlik|metall)spiesse?n?|zahnstocher',
    '\\p{L}*messer|\\p{L}*ausstecher|\\p{L}*pinsel|\\p{L}*reibe|\\p{L}*siebe?|\\p{L}*hobel|\\p{L}*presse|\\p{L}*waage|\\p{L}*thermometer|nudelholz|teigrolle|schneebesen|puriersta?b|(?:stab|hand|stand)?mixer|kuchenmaschine|handruhrgerat|ruhrgerat',
  ]),
  nl: atEnd([
    '\\p{L}*vorm(?:en|pjes)?|\\p{L}*schaal|bakplaat|(?:koeken|steel|kook|braad|soep|hapjes|grill)?pan(?:nen)?|(?:beslag|meng)kom|rooster|ringvorm|weckpotten',
    '(?:bak|keuken|vetvrij )papier|(?:vershoud|aluminium|huishoud)?folie|spuitzak|spuitmondje|diepvrieszakjes|keukentouw|(?:sate|cocktail)?prikkers?|sateprikkers|tandenstokers?',
    '(?:koks|keuken|schil|brood)?mes(?:sen)?|\\p{L}*zeef|\\p{L}*kwast|(?:kaas|keuken|fijne |grove )?rasp|mandoline|\\p{L}*thermometer|deegroller|garde|(?:staaf|hand)?mixer|blender|keukenmachine|keukenweegschaal|uitstekers?|knoflookpers',
  ]),
  sv: atEnd([
    '\\p{L}*form(?:ar)?|(?:bak)?plat(?:ar)?|bunkar|bunke|\\p{L}*kastruller?|(?:stek|grill)panna|gryta|galler|glasburkar',
    '(?:bakplats|smorgas|hushalls|smor)papper|(?:alu|plast|aluminium|gladpack)?folie|plastfolie|spritspase|spritspasar|tyll|steksnore|(?:grill|tra)spett|tandpetare|fryspasar',
    '\\p{L}*kniv(?:ar)?|\\p{L}*visp|\\p{L}*termometer|\\p{L}*pensel|rivjarn|sil|durkslag|kavel|mandolin|(?:stav)?mixer|matberedare|elvisp|vag|utstickare|vitlokspress|potatispress',
  ]),
  da: atEnd([
    '\\p{L}*form(?:e)?|(?:ovnfast |ildfast |stort )?fad|(?:bage|ovn)?plade|\\p{L}*pande|\\p{L}*gryde|(?:rore)?skale?|bagerist|sylteglas|kasserolle',
    '(?:bage|madpapir|smorrebrods|kokken)papir|(?:alu|plast|husholdnings)?film|(?:alu|stanniol)folie|\\p{L}*folie|sprojtepose|tylle?|kodsnor|kokkensnor|(?:grill|trae)spyd|tandstikkere?|fryseposer',
    '\\p{L}*kniv(?:e)?|piskeris|\\p{L}*termometer|pensel|rivejern|sigte|dorslag|kagerulle|mandolinjern|(?:stav)?blender|(?:stav)?mixer|foodprocessor|elpisker|kokkenvaegt|hvidlogspresser|udstikkere?',
  ]),
  no: atEnd([
    '\\p{L}*form(?:er)?|ildfast fat|(?:bake|steke)?plate|\\p{L}*panne|\\p{L}*gryte|kjele|rist|syltetoyglass',
    '(?:bake|mat|torke|smor)papir|(?:alu|plast|aluminiums)folie|plastfilm|sproytepose|sproytetipp|hyssing|(?:grill|tre)spyd|tannpirkere?|fryseposer',
    '\\p{L}*kniv(?:er)?|\\p{L}*visp|\\p{L}*termometer|pensel|rivjern|sil|dorslag|kjevle|mandolin|(?:stav)?(?:mikser|mixer)|blender|foodprosessor|kjokkenmaskin|kjokkenvekt|utstikkere?',
  ]),
  hu: atEnd([
    '\\p{L}*tepsi|\\p{L}*forma|serpenyo|\\p{L}*labas|\\p{L}*fazek|(?:kevero|hoallo )?tal|jenai|befottesuveg|racs',
    '(?:suto|zsir)papir|(?:alu|frissentarto ?|aluminium)folia|habzsak|nyomozsak|fogpiszkalo|hurkapalca|palcika|konyhai zsineg',
    '(?:eles )?kes|habvero|kezi mixer|botmixer|turmixgep|robotgep|(?:suto|hus|maghomero|konyhai )?homero|\\p{L}*ecset|reszelo|szuro|sodrofa|\\p{L}*szaggato|kiszuro|konyhai merleg|fokhagymapres',
  ]),
  fr: atStart([
    baked('(?:petits )?moule|moules(?= a )|plats?|cercle', 'a|au|aux|pour'),
    'plaque (?:a patisserie|de cuisson|de four|du four)',
    'papier (?:cuisson|sulfurise|aluminium|absorbant|film)|film alimentaire|poche a douille|douilles?|sacs? (?:de )?congelation|ficelle|piques?(?: a \\p{L}+| en bois)?|cure-dents|batonnets? (?:en bois|a glace)',
    'emporte-pieces?|rouleau a patisserie|fouet|couteaux?(?: a \\p{L}+)?|mandoline|grille|thermometre|mixeur|blender|robot|batteur|passoire|tamis|rape|pinceau|econome|presse-\\p{L}+|balance',
    "(?:saladier|bol|bocal|bocaux|ramequins?|cocotte|casserole|poele|marmite|wok|verrines?)(?! d(?:e|'|u)(?!\\p{L}))",
  ]),
  es: atStart([
    baked('moldes?|fuentes?', 'de|para'),
    '(?:bandeja|placa) (?:de|del|para) horno',
    'papel (?:de horno|vegetal|de aluminio|aluminio|de cocina|sulfurizado|film|encerado|manteca|absorbente)|film(?: transparente)?|manga pastelera|boquillas?|hilo de cocina|palillos|palitos de madera|brochetas de madera|bolsas? de congelacion',
    'cortador(?:es)?|cortapastas|rodillo|cuchillos?|rejilla|termometro|batidora|licuadora|robot de cocina|procesador(?: de alimentos)?|varillas|colador|rallador|mandolina|pincel|bascula|prensa',
    '(?:bol|cuenco|bandeja|ensaladera|cazuela|cazo|sarten|olla|frasco|tarro|ramequines|wok)(?:e?s)?(?! de(?!\\p{L}))',
  ]),
  pt: atStart([
    baked('formas?|forminhas?|assadeiras?|tabuleiros?|refratario|pirex|travessa', 'de|para|do'),
    'papel (?:vegetal|manteiga|aluminio|filme|de aluminio|toalha|absorvente|de cozinha)|filme plastico|pelicula aderente|saco (?:de pasteleiro|de confeitar|confeiteiro)|saco de confeiteiro|bico de \\p{L}+|palitos(?: de madeira|$)|espetos de madeira|barbante|fio de cozinha',
    'cortador(?:es)?|rolo da massa|facas?|grelha|termometro|liquidificador|batedeira|varinha magica|mixer|processador(?: de alimentos)?|fouet|batedor|peneira|escorredor|ralador|mandolina|pincel|balanca',
    '(?:tigela|taca|panela|frigideira|tacho|cacarola|frasco|ramequins?)s?(?! d[eoa](?!\\p{L}))',
  ]),
  it: atStart([
    baked('stamp[oi]|stampini|tegli[ae]|pirofil[ae]|tortiera|placca|leccarda', 'per|da|di'),
    'carta (?:da )?forno|carta (?:assorbente|da cucina|stagnola)|(?:foglio di )?alluminio|pellicola|sac[- ]a[- ]poche|bocchett[ae]|spago(?: da cucina)?|stecchini|spiedini di legno|stuzzicadenti|sacchetti (?:gelo|per alimenti)',
    'coltell[oi]|coppapasta|tagliabiscotti|mattarello|frullatore|mixer|robot da cucina|planetaria|sbattitore|fruste?|termometro|griglia|gratella|setaccio|colino|colapasta|grattugia|mandolina|pennello|bilancia',
    "(?:ciotol[ae]|padella|pentola|casseruola|tegame|vasett[oi]|barattol[oi]|cocotte|wok)(?! d(?:i|el|ella|')(?!\\p{L}))",
  ]),
  pl: atStart([
    '(?:forma|formy|foremki|foremka|blacha|blaszka|tortownica|keksowka|naczynie zaroodporne)(?: (?:do|na)(?: \\p{L}+))?',
    'papier (?:do pieczenia|sniadaniowy|pergaminowy)|pergamin|folia (?:aluminiowa|spozywcza)|folia|rekaw (?:cukierniczy|do pieczenia)|tylka|wykalaczki|patyczki|sznurek|woreczki',
    'noz|noze|walek|foremki|mikser|blender|malakser|robot kuchenny|trzepaczka|termometr|kratka|sitko|durszlak|tarka|mandolina|pedzelek|waga|praska',
    '(?:miska|garnek|rondel|patelnia|sloiki|kokilki)(?= |$)(?! \\p{L})',
  ]),
};

/** What a folded text says beside the tool that it names, or null where it names none. */
export function saidBesideTool(text: string, language: Language): string | null {
  const beside = text.replace(TOOL_WORDS[language], ' ');
  return beside === text ? null : beside;
}
