import { fold } from './fold.ts';

/** What cards count one of, in the languages whose words the reader does not mend. */
const ONE_OF: Readonly<Record<string, string>> = {
  de: 'ei eigelb eiweiß zwiebel zitrone orange apfel birne möhre karotte gurke tomate paprika paprikaschote lauch knoblauchzehe brötchen hähnchen vanilleschote limette aubergine zucchini sellerieknolle',
  nl: 'ei eidooier eiwit ui citroen appel peer wortel komkommer tomaat paprika prei knoflookteen kip vanillestokje limoen aubergine courgette winterpeen',
  fr: 'œuf oeuf oignon citron orange pomme poire carotte concombre tomate poivron poireau échalote poulet aubergine courgette gousse bouquet feuille',
  es: 'huevo cebolla limón naranja manzana pera zanahoria pepino tomate pimiento puerro pollo berenjena calabacín patata lima',
  pt: 'ovo cebola limão laranja maçã pera cenoura pepino tomate pimento pimentão frango beringela batata lima',
  it: 'uovo tuorlo albume cipolla limone arancia mela pera carota cetriolo pomodoro peperone porro scalogno pollo melanzana zucchina patata',
  sv: 'ägg äggula lök citron apelsin äpple päron morot gurka tomat paprika purjolök kyckling aubergine vitlöksklyfta rödlök',
  da: 'æg æggeblomme løg citron appelsin æble pære gulerod agurk tomat peberfrugt porre kylling aubergine rødløg',
  no: 'egg eggeplomme løk sitron appelsin eple pære gulrot agurk tomat paprika purre kylling aubergine rødløk',
  pl: 'jajko jajo żółtko białko cebula cytryna pomarańcza jabłko gruszka marchewka ogórek pomidor papryka por kurczak bakłażan',
  hu: 'tojás tojássárgája hagyma vöröshagyma citrom narancs alma körte sárgarépa uborka paradicsom paprika csirke padlizsán',
};

const foods = new Map(
  Object.entries(ONE_OF).map(([language, words]) => [
    language,
    new Set(words.split(' ').map(fold)),
  ]),
);

/** Whether a word names something that a card in this language counts. */
export const isCountedFood = (word: string, language: string): boolean =>
  foods.get(language)?.has(fold(word).replace(/[.,;]$/u, '')) === true;
