import { countedStep } from './step-label.ts';

/** The words a recipe's sections go by, in the reader's languages. */

const INGREDIENTS = [
  "ingredients?(?: list)?|what you(?:[’']ll| will)? need|you(?:[’']ll| will) need|the ingredients",
  'zutaten(?:liste)?|das brauchst du|was du brauchst',
  'ingrediënten(?:lijst)?|benodigdheden|wat heb je nodig|dit heb je nodig',
  'ingr[ée]dients|les ingrédients|il vous faut',
  'ingredientes|lista de ingredientes',
  'ingredienti|gli ingredienti|cosa serve',
  'ingredienser|du behöver|det behöver du|du skal bruge|det skal du bruge|dette trenger du|du trenger',
  'składniki|potrzebne składniki',
  'hozzávalók|alapanyagok',
  'suroviny|ingredience|ingrediencie|na přípravu potřebujeme|potrebujeme',
  'ainekset|raaka-aineet|sastojci|sestavine|ingrediente|malzemeler|malzeme listesi',
  'ингредиенты|продукты|інгредієнти|съставки|необходими продукти|υλικά|συστατικά',
  '材料|食材|用料|재료|המצרכים|מצרכים|רכיבים|المقادير|المكونات|วัตถุดิบ|nguyên liệu|bahan(?:-bahan)?',
].join('|');

const STEPS = [
  "instructions?|directions?|methods?|preparation|procedure|steps?(?: to make it)?|(?:cooking|recipe) (?:instructions|directions|method|steps)|preparation (?:steps|method)|the method|step[- ]by[- ]step|what to do|let[’']s cook|make it|to make|recipe",
  "zubereitung(?:sschritte)?|anleitung|so (?:wird[’']s gemacht|geht[’']?s|gelingt es)|arbeitsschritte|schritt für schritt|und so (?:wird[’']s gemacht|geht[’']?s)",
  'bereiding(?:swijze)?|werkwijze|aan de slag|zo maak je (?:het|dit)|instructies|voorbereiding|hoe maak je het|stappen|stappenplan',
  'pr[ée]paration|la préparation|étapes(?: de préparation)?|réalisation|instructions|progression',
  'preparación|elaboración|instrucciones|pasos|modo de (?:preparación|hacerlo|elaboración)|cómo (?:se hace|hacer|preparar)',
  'preparação|modo de (?:preparo|preparação|fazer)|instruções|passo a passo|etapas? de preparação|como fazer',
  'preparazione|procedimento|svolgimento|istruzioni|come (?:fare|si fa|preparare)|esecuzione',
  'gör så här|så (?:här )?gör du|tillagning|instruktioner|tillvägagångssätt',
  'fremgangsmåde|sådan gør du|gør sådan|tilberedning|framgangsmåte|slik gjør du(?: det)?|instruksjoner|frem?gangsm[åa]te',
  'przygotowanie|sposób (?:przygotowania|wykonania)|wykonanie|jak (?:zrobić|przygotować)|kroki',
  'elkészítés(?:e)?|az elkészítés menete|elkészítési mód|így készül',
  'postup(?: přípravy)?|príprava|příprava|pracovní postup',
  'valmistus(?:ohje)?|työvaiheet|ohje|priprema|priprava|mod de preparare|preparare|yapılışı|hazırlanışı|nasıl yapılır',
  'приготовление|способ приготовления|как приготовить|приготування|начин на приготвяне|приготвяне|εκτέλεση|παρασκευή|οδηγίες',
  '作り方|手順|做法|步骤|步驟|만드는 ?법|조리법|אופן ההכנה|הוראות הכנה|הכנה|طريقة التحضير|طريقة العمل|วิธีทำ|cách làm|langkah(?:-langkah)?|cara membuat',
].join('|');

const OTHERS = [
  "notes?|(?:recipe|chef|cook)[’']?s? (?:notes?|tips?)|tips?(?: (?:and|&) tricks)?|hints?|(?:recipe )?variations?|substitutions?|nutrition(?:al)?(?: (?:facts?|information|info|values?|data|analysis|details))?|(?:special |kitchen )?(?:equipment|tools?|utensils?|cookware)(?: (?:needed|required|used))?|storage|to store|how to store|faqs?|frequently asked questions|comments?|reviews?|ratings?|leave a (?:comment|reply|review|note)|related(?: \\S+)?|you (?:may|might) also (?:like|love|enjoy)|more recipes|similar recipes|share(?: this)?(?: recipe)?|print(?: recipe)?|video|did you make this(?: recipe)?|have you (?:tried|made).*|about|author|tags?|categories|keywords?|allergens?|make ahead|suggested (?:recipes|products)|recommended|newsletter|subscribe|advertisement",
  'nährwerte?(?: pro portion)?|nährwertangaben|tipps?|hinweise?|utensilien|kommentare|bewertungen|ähnliche rezepte|das könnte (?:dir|dich|ihnen).*|hast du (?:das|dieses) rezept.*|weitere rezepte|schlagworte|küchengeräte',
  'voedingswaarden?|tip|opmerkingen|keukenspullen|reacties|ook lekker|meer recepten|variatietip|bereidingstip|bewaartip|bewaaradvies|heb (?:je|jij) dit recept.*|keukengerei',
  'valeurs nutritionnelles|conseils?|astuces?|le truc en plus|ustensiles|commentaires|avis|vous aimerez aussi|recettes similaires|matériel|informations nutritionnelles|le conseil.*',
  'información nutricional|valor(?:es)? nutricional(?:es)?|consejos?|trucos?|notas?|comentarios|utensilios|recetas relacionadas|dicas?|comentários|informação nutricional|receitas relacionadas|acessórios|outras receitas.*',
  'valori nutrizionali|consigli[oa]?|note|commenti|conservazione|ricette correlate|curiosità|strumenti',
  'näringsvärde|näringsinnehåll|tips|kommentarer|liknande recept|ernæring|næringsindhold|næringsinnhold|relaterede opskrifter|flere oppskrifter',
  'wskazówki|wartości odżywcze|komentarze|zobacz także|tippek?|tápérték|hozzászólások|kommentek|poznámk[ay]|nutriční hodnoty|komentáře|diskusia.*|vinkit?|ravintosisältö|tips og triks|συμβουλές|советы|комментарии|ヒント|コツ',
].join('|');

/** Not a part of the patterns below, which would be prepared anew behind each of these words. */
const LEAD = /^(?:\d+[.)]\s*|#+\s*|the |die |das |de |het |les |la |le |i |gli |os |las |los )/;
/** "Ingredients for 4 people", "Zutaten (für 2)", "Method:", "How to make Apple Pie". */
const TAIL =
  '(?:\\s*(?:[(:–-]|\\b(?:for|of|für|voor|pour|para|per|til|till|för|do|na|de|del|du)\\b|\\d).{0,60})?\\s*[:.–-]*$';

/** Of small letters: patterns of so many words take three times as long to prepare where they match both. */
const INGREDIENTS_HEADING = new RegExp(`^(?:${INGREDIENTS})${TAIL}`);
const STEPS_HEADING = new RegExp(`^(?:${STEPS})${TAIL}`);
/** Headings that name the dish as well: "How to make apple pie", "Appeltaart bakken", "Recept: zelf brood bakken". */
const STEPS_OF_DISH =
  /^(?:how (?:to|do (?:you|i)) (?:make|cook|prepare|bake|roast|fry|grill|braise|steam|boil|assemble)|steps? (?:to|for) mak(?:e|ing)|zubereitung|so (?:machst|backst|kochst) du|préparation|comment (?:faire|préparer|réaliser)|preparación|cómo (?:hacer|preparar)|preparação|como fazer|preparazione|come (?:fare|preparare)|bereiding|zo maak je|re[cz]ept|receta|receita|recette|ricetta|opskrift|oppskrift|przepis|jak zrobić|så gör du|sådan laver du|slik lager du)\b.{2,80}$|^.{3,60}\s(?:maken|bakken|bereiden|zubereiten|backen|kochen|selber machen|elkészítése)$/u;
const VAGUE_STEPS =
  /^(?:the |la |a |das |het )?(?:recipe|recette|recept|rezept|receta|receita|ricetta|make it|to make|how to (?:make|prepare|cook)(?: it| this)?)[:.]?$/u;
const OTHER_HEADING = new RegExp(`^(?:${OTHERS})\\s*(?:[(:–-].{0,60})?[:.!?]*$`);

export type SectionKind = 'ingredients' | 'steps' | 'other';

const HEADING_MAX = 90;
/** "2 cups flour": a number without a sign behind it heads nothing, and most rows begin with one. */
const COUNTS = /^\d+[^\d.)]/;

/** Which section of a recipe a short line opens, if any. */
export function sectionKind(text: string): SectionKind | null {
  if (text.length > HEADING_MAX || text.length < 2) return null;
  if (COUNTS.test(text)) return null;
  // "Step 2" and "Step 2 Peel the pears" go on with what is open.
  if (countedStep(text) !== null) return null;
  const whole = text.toLowerCase();
  const rest = whole.replace(LEAD, '');
  const is = (heading: RegExp): boolean =>
    heading.test(whole) || (rest !== whole && heading.test(rest));
  if (is(INGREDIENTS_HEADING)) return 'ingredients';
  if (is(STEPS_HEADING)) return 'steps';
  return is(OTHER_HEADING) ? 'other' : null;
}

/** The same for a true heading, which may name the dish first: "Plum cake – the ingredients". */
export function headingKind(text: string): SectionKind | null {
  const last = text.split(/\s[–—|:-]\s|:\s/).at(-1) ?? text;
  return sectionKind(text) ?? (last === text ? null : sectionKind(last));
}

/** Whether a heading seems to open the steps, though its words could also head a story about the dish. */
export function opensStepsVaguely(text: string): boolean {
  if (text.length > HEADING_MAX) return false;
  const words = text.toLowerCase();
  return STEPS_OF_DISH.test(words) || VAGUE_STEPS.test(words);
}

const INGREDIENTS_NAME =
  /ingr[ée]d|zutat|sk[lł]adnik|hozz[aá]val|surovin|ingrediens|ainekset|sastojci|malzeme|materials-list|(?:^|[-_])ilika/i;
const STEPS_NAME =
  /instruction|direction|method|prepar(?!ation-?time|-?time)|procedure|(?:^|[-_a-z])steps?(?:$|[-_A-Z\d])|zubereitung|bereiding|werkwijze|anleitung|przygotowan|elk[eé]sz[ií]t|postup|ektelesi|tillagning|fremgang|tilberedning|elabora[cç]|procediment|how-?to|cook-desc|numbered-list/i;

/** Whether the class or id of an element says that it holds a section; those that speak of both hold the whole recipe. */
export const namesSection = (name: string, section: 'ingredients' | 'steps'): boolean =>
  section === 'ingredients'
    ? INGREDIENTS_NAME.test(name) && !STEPS_NAME.test(name)
    : STEPS_NAME.test(name) && !INGREDIENTS_NAME.test(name);
