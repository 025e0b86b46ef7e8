/** What dishes of many names are, in the reader's languages: by itself it names none of them. */
const KINDS = [
  'cakes? cupcakes? pies? tarts? breads? loaf loaves buns? rolls? scones? muffins? cookies? biscuits? brownies? bars? pancakes? waffles? puddings? crumbles? desserts? ice soups? stews? curry curries casseroles? bakes? roasts? salads? sandwich sandwiches burgers? tacos? wraps? pasta noodles? pizzas? risottos? stir-fry sauces? dips? dressings? jams? smoothies? drinks? bowls? omelettes?',
  'kuchen torten? brote? brötchen kekse? plätzchen suppen? eintopf auflauf salate? nudeln pfanne so(?:ß|ss)en? marmelade',
  'taart cake brood koekjes soep stoofpot ovenschotel salade saus',
  'gâteaux? tartes? pains? biscuits soupes? salades? gratins? pâtes sauces? confiture ragoût',
  'pastel tarta pan galletas sopa guiso ensalada salsa arroz postre',
  'bolo torta pão biscoitos sopa ensopado salada molho arroz sobremesa',
  'torta crostata pane biscotti zuppa minestra insalata sugo salsa risotto dolce',
  'kaka tårta bröd kakor soppa gryta sallad sås paj',
  'kage tærte brød småkager suppe gryde salat sovs',
  'kake pai brød småkaker suppe gryte salat saus',
  'ciasto tort chleb ciastka zupa gulasz sałatka sos',
  'torta sütemény kenyér keksz leves pörkölt saláta szósz',
]
  .join(' ')
  .replaceAll(' ', '|');
const KIND = new RegExp(`^(?:${KINDS})$`, 'u');

/** Whether a word in small letters says only what kind of dish it is. */
export const isKindOfDish = (word: string): boolean => KIND.test(word);
