import { SURE_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const STEPS = [
  'Whisk the eggs with the milk in a wide bowl.',
  'Fry thin pancakes in butter for two minutes a side.',
];
const INGREDIENTS = ['3 eggs', '250 ml milk', '125 g flour'];

const copied = (rest: string, list: readonly string[] = INGREDIENTS): string =>
  ['Thin pancakes', 'Ingredients', ...list, 'Method', ...STEPS, rest].join('\n');

const stepsOf = (text: string): string[] | undefined =>
  readText(text)?.directions.map(({ instruction }) => instruction);
const itemsOf = (text: string): string[] | undefined =>
  readText(text)?.ingredients.map(({ item }) => item);
const marked = (text: string, field: string): string[] =>
  readText(text)
    ?.evidence.filter(
      ({ path, confidence, basis }) =>
        path.startsWith(`${field}.`) && basis === 'source' && confidence < SURE_CONFIDENCE,
    )
    .map(({ excerpt = '' }) => excerpt) ?? [];

const AFTER_A_RECIPE = {
  en: [
    'Comments',
    'Comments (12)',
    '3 Comments',
    'Reviews',
    'Reader Reviews',
    'Leave a Reply',
    'Leave a comment below',
    '4 thoughts on “Thin pancakes”',
    'You may also like',
    'You might also like these pancakes',
    'Related Recipes',
    'More Pancake Recipes',
    'If you liked this recipe, try these',
    '© 2024 Our Kitchen',
    'Copyright 2023 Our Kitchen. All rights reserved.',
    'Subscribe to our newsletter',
    'Get new recipes in your inbox',
    'Follow us on Instagram',
    'Share this recipe',
    'Did you make this recipe?',
    'Filed under: Breakfast, Eggs',
    'Tried this recipe? Let us know how it was!',
    'Keyword: pancakes, eggs',
    '4.8 from 12 votes',
    '## Comments',
    '— Comments —',
    '💬 Comments',
    'Leave a Reply Cancel reply',
    'Anna says:',
    'Posted by Anna at 10:12 3 comments',
    'Published on 4 May 2019 by Anna',
    'Comments, questions and tips (4)',
    'Cooking Notes',
    'Goes well with',
    'Recipe by',
  ],
  de: [
    'Kommentare (4)',
    'Schreibe einen Kommentar',
    'Bewertungen',
    'Das könnte dir auch schmecken',
    'Ähnliche Rezepte',
    'Newsletter abonnieren',
    'Alle Rechte vorbehalten',
    'Eingestellt von Anna um 10:12',
    'Rezept von',
  ],
  nl: [
    'Reacties',
    'Laat een reactie achter',
    'Dit vind je ook lekker',
    'Meer recepten',
    'Schrijf je in voor de nieuwsbrief',
  ],
  fr: [
    'Commentaires',
    'Laisser un commentaire',
    'Vous aimerez aussi',
    'Recettes similaires',
    'Abonnez-vous à la newsletter',
    'Tous droits réservés',
    'Publié par Anna à 10:12',
    'Note de l’auteur :',
  ],
  es: [
    'Comentarios',
    'Deja un comentario',
    'También te puede gustar',
    'Recetas relacionadas',
    'Suscríbete al boletín',
  ],
  pt: [
    '2 comentários',
    'Deixe um comentário',
    'Você também pode gostar',
    'Receitas relacionadas',
    'Todos os direitos reservados',
  ],
  it: [
    'Commenti',
    'Lascia un commento',
    'Ti potrebbe interessare',
    'Altre ricette di frittelle',
    'Iscriviti alla newsletter',
  ],
  sv: ['Kommentarer', 'Lämna ett svar', 'Liknande recept', 'Du kanske också gillar'],
  da: ['Kommentarer', 'Skriv en kommentar', 'Flere opskrifter', 'Anmeldelser'],
  no: ['Legg igjen en kommentar', 'Lignende oppskrifter', 'Kanskje liker du også dette'],
  pl: ['Komentarze', 'Dodaj komentarz', 'Podobne przepisy', 'Zobacz także', 'Zapisz się na nasz'],
  hu: ['Hozzászólások', 'Szólj hozzá', 'Hasonló receptek', 'Ezek is érdekelhetnek'],
};

const endings = Object.entries(AFTER_A_RECIPE).flatMap(([language, lines]) =>
  lines.map((line) => [language, line] as const),
);

describe('a recipe that was copied with the page below it', () => {
  test.each(endings)('ends in %s at "%s"', (_, line) => {
    expect(stepsOf(copied(`${line}\nAnna\nThe best ones so far!\nApple tart`))).toEqual(STEPS);
  });

  test('ends there without headings too', () => {
    const text = ['Thin pancakes', ...INGREDIENTS, ...STEPS, 'Comments', 'Anna'].join('\n');
    expect(stepsOf(text)).toEqual(STEPS);
    expect(itemsOf(text)).toHaveLength(3);
  });

  test('does not end at tabs above it', () => {
    const text = copied('Reviews\nAnna').replace(
      'Ingredients',
      'Ingredients\nMethod\nReviews (3)\nOur usual breakfast.\nIngredients',
    );
    expect(stepsOf(text)?.slice(-2)).toEqual(STEPS);
    expect(itemsOf(text)).toHaveLength(3);
  });

  test('is read below a story that has headings of its own', () => {
    const story =
      'Thin pancakes\nIngredients\nEggs and milk, no more.\nMethod\nWatch the pan and turn them early.\nRelated recipes\nApple tart\n';
    const text = story + copied('Comments\nAnna');
    expect(itemsOf(text)).toEqual(expect.arrayContaining(['eggs', 'milk', 'flour']));
    expect(stepsOf(text)?.slice(-2)).toEqual(STEPS);
  });

  test('goes on below a line that stands between two numbered steps', () => {
    const text = copied('').replace(
      STEPS.join('\n'),
      `1. ${STEPS[0]}\nReviews\nSubscribe to our newsletter\n2. ${STEPS[1]}`,
    );
    expect(stepsOf(text)).toEqual(STEPS);
  });

  test('goes on below a request between two steps, and what may belong to it is marked', () => {
    const text = copied('Subscribe to our newsletter\nOne letter a week.\nServe them hot.');
    expect(stepsOf(text)?.slice(0, 2)).toEqual(STEPS);
    expect(stepsOf(text)?.at(-1)).toBe('Serve them hot.');
    expect(marked(text, 'directions')).toEqual(['One letter a week.']);
  });

  test.each([
    'You may like to add a pinch of salt at this point.',
    'Share the batter between four plates.',
    'Pin it together with a toothpick.',
    'Partager la pâte en quatre.',
    'Dela på mitten och servera.',
    'Teile das Brot und serviere es.',
    'Du kan like gjerne bruke margarin.',
    'Vous devriez obtenir une pâte lisse.',
  ])('keeps the step "%s"', (step) => {
    expect(stepsOf(copied(step))).toContain(step);
  });

  test('marks what hardly is a step', () => {
    expect(marked(copied('Anna'), 'directions')).toEqual(['Anna']);
    expect(marked(copied('Anna\n\nWe had these with my plum jam.'), 'directions')).toEqual([
      `${STEPS[1]} Anna`,
      'We had these with my plum jam.',
    ]);
    const numbered = copied('').replace(
      STEPS.join('\n'),
      `1. ${STEPS[0]}\n2. ${STEPS[1]}\nAnna\nVery nice!`,
    );
    expect(marked(numbered, 'directions')).toEqual([`2. ${STEPS[1]} Anna Very nice!`]);
    expect(marked(copied(''), 'directions')).toEqual([]);
  });

  test('leaves out its notes as before', () => {
    expect(stepsOf(copied('Notes\nThey keep for a day.\nComments\nAnna'))).toEqual(STEPS);
  });
});

describe('buttons among the ingredients', () => {
  test.each([
    'Deselect All',
    'Metric | US Customary',
    'US Customary / Metric',
    '1x 2x 3x',
    'Add to shopping list',
    'Shop ingredients',
    'Add all ingredients to shopping list',
    'Alle abwählen',
    'Zur Einkaufsliste hinzufügen',
    'Alles selecteren',
    'Tout sélectionner',
    'Ajouter à la liste de courses',
    'Seleccionar todo',
    'Añadir a la lista de la compra',
    'Selecionar tudo',
    'Adicionar à lista de compras',
    'Seleziona tutto',
    'Aggiungi alla lista della spesa',
    'Markera alla',
    'Lägg till i inköpslistan',
    'Tilføj til indkøbslisten',
    'Legg til i handlelisten',
    'Dodaj do listy zakupów',
    'Összes kijelölése',
    'US CustomaryMetric 1x2x3x',
    'View Shopping List',
    'Ingredient Substitution Guide',
    'Original recipe (1X) yields 4 servings',
    'für Portionen',
    'pour personnes',
    'Photo by Anna Winter',
    'Foto: Anna Winter',
    'Crédit photo : Anna Winter',
  ])('"%s" is left out', (button) => {
    expect(itemsOf(copied('', [button, ...INGREDIENTS]))).toEqual(['eggs', 'milk', 'flour']);
    expect(itemsOf(copied('', [...INGREDIENTS, button]))).toEqual(['eggs', 'milk', 'flour']);
  });

  test('an unknown one is marked, salt is not', () => {
    const text = copied('', [...INGREDIENTS, 'salt', 'Powered by Kitchenly']);
    expect(marked(text, 'ingredients')).toEqual(['Powered by Kitchenly']);
  });
});

test.each([
  'Step 1',
  'STEP 1',
  'Schritt 1',
  '1. Schritt',
  'Stap 1',
  'Étape 1',
  'Paso 1',
  'Passo 1',
  'Steg 1',
  'Trin 1',
  'Trinn 1',
  'Krok 1',
  '1. lépés',
])('"%s" above a step is its number', (label) => {
  const labelled = STEPS.map((step, at) => `${label.replace('1', String(at + 1))}\n${step}`);
  const text = copied('').replace(STEPS.join('\n'), labelled.join('\n'));
  expect(stepsOf(text)).toEqual(STEPS);
});
