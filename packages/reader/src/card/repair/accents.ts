import { withCapitalOf } from './with-capital-of.ts';
import { measureWords } from '../words/measure-words.ts';
import { CARD_LANGUAGES, writtenWords } from '../words/vocabulary.ts';
import { fold } from '../words/fold.ts';

/** Words of cooking that English took over with their accents. */
const LOANWORDS =
  'crème brûlée brisée sucrée sablée feuilletée fraîche jalapeño purée sauté sautéed flambé café soufflé gruyère béchamel entrée açaí piña crêpe crêpes éclair béarnaise consommé niçoise habanero piñata cachaça jícama tiramisù mâche rémoulade bouillabaisse ragoût vermouth pfeffernüsse spätzle gâteau chèvre provençal provençale entrecôte gougère smörgåsbord';
/** What is a plain word as well, and has its accents only beside these: a rose is no wine, nor is Rose. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})rose(?= (?:wine|champagne|vermouth|spritzer)s?(?!\p{L}))/giu, 'rosé'],
  [/(?<=(?:bottle|glass|cup|ml|dry) (?:of )?)rose$/giu, 'rosé'],
  [
    /(?<!\p{L})pate(?= (?:bris[ée]e|sucr[ée]e|sabl[ée]e|feuillet[ée]e|[aà] choux)(?!\p{L}))/giu,
    'pâte',
  ],
  [/(?<=(?:liver|duck|pork|goose|mushroom|salmon|mackerel|country|oz|g) )pate(?!\p{L})/giu, 'pâté'],
  [/(?<!\p{L})pao(?= de queijo)/giu, 'pão'],
];

const MORE: Readonly<Record<string, string>> = {
  de: 'käse öl olivenöl äpfel möhren möhre gemüse brühe gemüsebrühe rindsbrühe hühnerbrühe hähnchen kürbis rüben nüsse walnüsse haselnüsse süß süße süßkartoffel grün grüne weiß weiße weißwein eiweiß frühlingszwiebeln kräuter gewürz gewürze blätter knödel spätzle nudeln frischkäse parmesankäse quark schnittlauch kümmel fünf zwölf zerdrückt gehäuft fleischbrühe müsli rosinen vanillezucker würfel würfeln schüssel größe größere mürbeteig löffel eßlöffel gewürzgurken kräftig über früchte stärke speisestärke weißkohl grieß grünkohl',
  fr: 'crème fraîche crémeux pâte pâtes gruyère échalote échalotes épinards bœuf œuf œufs carré pêche pêches râpé râpée thé café fécule maïs noisettes purée légumes légume céleri fenouil entière salé salée sucré préalablement émincé hachée épicé fumé pelées coupées tiède sèche poêle mélange côtelettes citron gingembre crêpes crêpe gâteau',
  es: 'azúcar limón jalapeño jalapeños piña piñones champiñones ñora jamón maíz plátano plátanos café té almíbar calabacín pimentón orégano azafrán atún salmón pavo harina azúcar piña añejo español española níspero',
  pt: 'açúcar pão feijão limão água óleo café maçã maçãs pêssego coentrão manjericão orégão açafrão camarão salmão atum queijo leite fermento maracujá abóbora alecrim hortelã pimentão farofa côco',
  it: 'caffè tè ragù purè tiramisù più metà',
  sv: 'mjöl ströbröd smör ägg lök vitlök rödlök grädde vispgrädde mjölk äpple äpplen kött köttfärs fläsk kål morötter rökt lingonsylt jäst bröd sås blåbär jordgubbar hårdkokt krossade gräslök späd björnbär påläggskorv',
  da: 'smør æg løg hvidløg rødløg fløde mælk æble æbler kød oksekød flæsk kål gulerødder røget gær brød blåbær jordbær mør rødbeder piskefløde sødmælk kærnemælk grøntsager køkken mælkechokolade',
  no: 'smør egg løk hvitløk rødløk fløte melk eple kjøtt kjøttdeig kål gulrøtter røkt gjær brød blåbær jordbær kremfløte rømme grønnsaker sjø sjokolade',
  pl: 'mąka mąki masło cukier śmietana śmietany śmietanka jajka żółtko żółtka białko sól pieprz cebula czosnek ząbek mięso wołowe wieprzowe ogórek ogórki kapusta grzyby pieczarki drożdże proszek pietruszka śliwki jabłka gruszka świeży świeże drobno łosoś ziemniaków kwaśna słodka słodkiej twaróg żurawina',
  hu: 'tojás só bors vöröshagyma fokhagyma paprika tejföl zsír liszt cukor tej túró sajt élesztő sütőpor vaníliás szódabikarbóna krumpli sárgarépa petrezselyem hús darált csirkemell szalonna kolbász őrölt fehér répa dió mák lekvár citrom reszelt héja olaj étolaj víz',
};

const isAccented = (word: string): boolean => fold(word) !== word.toLowerCase();

const withPlural = (word: string): string[] => (word.endsWith('s') ? [word] : [word, `${word}s`]);

/** Without the spellings that leave off an accent, which hurried writers use as well. */
function spelledOut(words: readonly string[]): string[] {
  const accented = new Set(words.filter(isAccented).map(fold));
  return words.filter((word) => isAccented(word) || !accented.has(word));
}

function writtenIn(code: string): string[] {
  const language = CARD_LANGUAGES.find((candidate) => candidate.code === code);
  const lists = [
    'ingredientHeadings',
    'directionHeadings',
    'verbs',
    'parts',
    'numbers',
    'servings',
    'withoutAmount',
  ] as const;
  const own =
    language && code !== 'en'
      ? [
          ...lists.flatMap((list) => writtenWords(language, list)),
          ...spelledOut(measureWords(language.code)),
        ]
      : [];
  return [
    ...own.flatMap((phrase) => phrase.split(' ')),
    ...(MORE[code] ?? '').split(' '),
    ...LOANWORDS.split(' ').flatMap(withPlural),
  ];
}

/** The accented words the reader knows of a language, by what is left of them without accents. */
function tableFor(code: string): ReadonlyMap<string, string> {
  const written = writtenIn(code);
  const plain = new Set(written.filter((word) => !isAccented(word)));
  return new Map(
    written
      .filter((word) => isAccented(word) && !plain.has(fold(word)))
      .map((word) => [fold(word), word] as const),
  );
}

const tables = new Map<string, ReadonlyMap<string, string>>();

/** Whether the reader knows how a word is written in a language other than English. */
export const isWrittenIn = (word: string, language: string): boolean =>
  writtenIn(language).includes(word.toLowerCase());

/** Gives words of cooking the accents back that the recogniser does not know: "creme" is "crème". */
export function restoreAccents(text: string, language: string): string {
  const table = tables.get(language) ?? tableFor(language);
  tables.set(language, table);
  const phrases = BESIDE.reduce(
    (line, [pattern, accented]) => line.replace(pattern, (word) => withCapitalOf(word, accented)),
    text,
  );
  // Whose a dish is, is a name: "Rene's", "Cafe's".
  return phrases.replace(/\p{L}+(?!['’]s|\p{L})/gu, (word) => {
    const accented = table.get(fold(word));
    return accented && !isAccented(word) ? withCapitalOf(word, accented) : word;
  });
}
