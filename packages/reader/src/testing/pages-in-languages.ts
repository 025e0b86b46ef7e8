export interface PageInLanguage {
  language: string;
  title: string;
  ingredientsHeading: string;
  ingredients: string[];
  stepsHeading: string;
  steps: string[];
  otherHeading: string;
  servingsLine: string;
  timeLine: string;
  /** What stands in the menus around it. */
  menu: string[];
}

/** Recipes of our own, none of which says by markup what it is. */
export const PAGES_IN_LANGUAGES: readonly PageInLanguage[] = [
  {
    language: 'en',
    title: 'Leek and Barley Soup',
    ingredientsHeading: 'Ingredients',
    ingredients: [
      '2 large leeks, sliced',
      '150 g pearl barley',
      '1 litre vegetable stock',
      'Salt to taste',
    ],
    stepsHeading: 'Directions',
    steps: [
      'Soften the leeks in a little butter over low heat.',
      'Add barley and stock and simmer until the barley is tender.',
    ],
    otherHeading: 'Notes',
    servingsLine: 'Serves 4',
    timeLine: 'Total time: 50 minutes',
    menu: ['Home', 'Recipes', 'Log in', 'Jump to recipe'],
  },
  {
    language: 'de',
    title: 'Ofenkürbis mit Linsen',
    ingredientsHeading: 'Zutaten',
    ingredients: [
      '1 kleiner Hokkaidokürbis',
      '200 g rote Linsen',
      '2 EL Rapsöl',
      'Salz nach Geschmack',
    ],
    stepsHeading: 'Zubereitung',
    steps: [
      'Den Kürbis in Spalten schneiden und mit Öl bestreichen.',
      'Im Ofen bei 200 °C etwa 30 Minuten backen und mit Linsen servieren.',
    ],
    otherHeading: 'Nährwerte',
    servingsLine: 'Portionen: 4',
    timeLine: 'Gesamtzeit: 50 Minuten',
    menu: ['Startseite', 'Rezepte', 'Anmelden', 'Drucken'],
  },
  {
    language: 'nl',
    title: 'Prei uit de oven',
    ingredientsHeading: 'Ingrediënten',
    ingredients: ['3 stengels prei', '100 g oude kaas', '1 el mosterd', 'peper naar smaak'],
    stepsHeading: 'Bereiding',
    steps: [
      'Snijd de prei in stukken en kook ze vijf minuten.',
      'Leg de prei in een schaal, strooi de kaas erover en gratineer.',
    ],
    otherHeading: 'Voedingswaarden',
    servingsLine: 'Aantal personen: 4',
    timeLine: 'Bereidingstijd: 50 minuten',
    menu: ['Home', 'Recepten', 'Inloggen', 'Delen'],
  },
  {
    language: 'fr',
    title: 'Gratin de courgettes',
    ingredientsHeading: 'Ingrédients',
    ingredients: ['4 courgettes', '20 cl de crème', '80 g de gruyère râpé', '1 pincée de muscade'],
    stepsHeading: 'Préparation',
    steps: [
      'Couper les courgettes en rondelles et les ranger dans un plat.',
      'Verser la crème, couvrir de fromage et enfourner à 180 °C.',
    ],
    otherHeading: 'Conseils',
    servingsLine: 'Pour 4 personnes',
    timeLine: 'Temps total : 50 minutes',
    menu: ['Accueil', 'Recettes', 'Se connecter', 'Imprimer'],
  },
  {
    language: 'es',
    title: 'Garbanzos con espinacas',
    ingredientsHeading: 'Ingredientes',
    ingredients: [
      '400 g de garbanzos cocidos',
      '300 g de espinacas',
      '2 dientes de ajo',
      'sal al gusto',
    ],
    stepsHeading: 'Preparación',
    steps: [
      'Sofríe el ajo picado en aceite de oliva hasta que se dore.',
      'Añade las espinacas y los garbanzos y cocina diez minutos.',
    ],
    otherHeading: 'Consejos',
    servingsLine: 'Raciones: 4',
    timeLine: 'Tiempo total: 50 minutos',
    menu: ['Inicio', 'Recetas', 'Iniciar sesión', 'Compartir'],
  },
  {
    language: 'pt',
    title: 'Caldo de abóbora',
    ingredientsHeading: 'Ingredientes',
    ingredients: ['1 kg de abóbora', '1 cebola', '2 colheres de sopa de azeite', 'sal a gosto'],
    stepsHeading: 'Modo de preparo',
    steps: [
      'Refogue a cebola no azeite até ficar macia.',
      'Junte a abóbora em cubos, cubra com água e cozinhe até desmanchar.',
    ],
    otherHeading: 'Dicas',
    servingsLine: 'Porções: 4',
    timeLine: 'Tempo total: 50 minutos',
    menu: ['Início', 'Receitas', 'Entrar', 'Imprimir'],
  },
  {
    language: 'it',
    title: 'Pasta con le zucchine',
    ingredientsHeading: 'Ingredienti',
    ingredients: ['320 g di spaghetti', '3 zucchine', '1 spicchio di aglio', 'sale q.b.'],
    stepsHeading: 'Preparazione',
    steps: [
      'Rosolate le zucchine a fettine con lo spicchio di aglio.',
      'Scolate la pasta al dente e saltatela in padella con le zucchine.',
    ],
    otherHeading: 'Valori nutrizionali',
    servingsLine: 'Dosi per 4 persone',
    timeLine: 'Tempo totale: 50 minuti',
    menu: ['Home', 'Ricette', 'Accedi', 'Stampa'],
  },
  {
    language: 'sv',
    title: 'Rotfruktsgryta',
    ingredientsHeading: 'Ingredienser',
    ingredients: ['4 morötter', '2 palsternackor', '5 dl buljong', 'salt efter smak'],
    stepsHeading: 'Gör så här',
    steps: [
      'Skala rotfrukterna och skär dem i bitar.',
      'Koka dem mjuka i buljongen under lock i tjugo minuter.',
    ],
    otherHeading: 'Näringsvärde',
    servingsLine: 'Portioner: 4',
    timeLine: 'Total tid: 50 minuter',
    menu: ['Hem', 'Recept', 'Logga in', 'Skriv ut'],
  },
  {
    language: 'da',
    title: 'Bagte rødbeder',
    ingredientsHeading: 'Ingredienser',
    ingredients: ['6 rødbeder', '2 spsk olie', '100 g feta', 'salt efter smag'],
    stepsHeading: 'Fremgangsmåde',
    steps: [
      'Skræl rødbederne og skær dem i både.',
      'Bag dem med olie ved 200 grader, og drys feta over.',
    ],
    otherHeading: 'Tips',
    servingsLine: 'Antal personer: 4',
    timeLine: 'Tid i alt: 50 minutter',
    menu: ['Hjem', 'Opskrifter', 'Log ind', 'Udskriv'],
  },
  {
    language: 'nb',
    title: 'Blomkålsuppe',
    ingredientsHeading: 'Ingredienser',
    ingredients: ['1 blomkål', '7 dl kraft', '2 dl fløte', 'salt etter smak'],
    stepsHeading: 'Slik gjør du',
    steps: [
      'Del blomkålen i buketter og kok dem møre i kraften.',
      'Kjør suppen glatt, ha i fløten og varm den opp igjen.',
    ],
    otherHeading: 'Næringsinnhold',
    servingsLine: 'Porsjoner: 4',
    timeLine: 'Total tid: 50 minutter',
    menu: ['Hjem', 'Oppskrifter', 'Logg inn', 'Skriv ut'],
  },
  {
    language: 'pl',
    title: 'Placki z cukinii',
    ingredientsHeading: 'Składniki',
    ingredients: ['2 cukinie', '3 łyżki mąki', '1 jajko', 'sól do smaku'],
    stepsHeading: 'Sposób przygotowania',
    steps: [
      'Cukinie zetrzeć na tarce i dobrze odcisnąć z soku.',
      'Wymieszać z mąką i jajkiem, smażyć na rumiano z obu stron.',
    ],
    otherHeading: 'Wartości odżywcze',
    servingsLine: 'Liczba porcji: 4',
    timeLine: 'Czas całkowity: 50 minut',
    menu: ['Strona główna', 'Przepisy', 'Zaloguj się', 'Drukuj'],
  },
  {
    language: 'hu',
    title: 'Zöldborsófőzelék',
    ingredientsHeading: 'Hozzávalók',
    ingredients: ['500 g zöldborsó', '2 evőkanál liszt', '2 dl tej', 'só ízlés szerint'],
    stepsHeading: 'Elkészítés',
    steps: [
      'A borsót kevés vajon megpároljuk, majd felöntjük vízzel.',
      'Liszttel elkevert tejjel besűrítjük, és néhány percig főzzük.',
    ],
    otherHeading: 'Tippek',
    servingsLine: '4 adag',
    timeLine: 'Teljes idő: 50 perc',
    menu: ['Kezdőlap', 'Receptek', 'Bejelentkezés', 'Nyomtatás'],
  },
];
