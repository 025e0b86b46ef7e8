/** A dish as a page of its language tells it. */
export interface Dish {
  language: string;
  title: string;
  headings: { ingredients: string; steps: string };
  ingredients: string[];
  steps: string[];
}

/** Dishes whose titles and steps name what their lists do. */
export const DISHES: readonly Dish[] = [
  {
    language: 'en',
    title: 'Tomato Pasta',
    headings: { ingredients: 'Ingredients', steps: 'Method' },
    ingredients: ['300 g pasta', '4 tomatoes', '2 cloves garlic', '3 tbsp olive oil', 'basil'],
    steps: [
      'Boil the pasta in plenty of salted water until it is just done.',
      'Chop the tomatoes and the garlic and cook them in the olive oil for ten minutes.',
      'Toss the pasta with the sauce and tear the basil over it.',
    ],
  },
  {
    language: 'de',
    title: 'Zwiebelkuchen',
    headings: { ingredients: 'Zutaten', steps: 'Zubereitung' },
    ingredients: ['250 g Mehl', '50 g Butter', '1 kg Zwiebeln', '3 Eier', '1 TL Salz'],
    steps: [
      'Aus Mehl, Butter und etwas Wasser einen Teig kneten und ruhen lassen.',
      'Die Zwiebeln in Ringe schneiden und in der Pfanne glasig dünsten.',
      'Eier mit Salz verrühren, mit den Zwiebeln mischen und auf dem Teig backen.',
    ],
  },
  {
    language: 'fr',
    title: 'Tarte aux pommes',
    headings: { ingredients: 'Ingrédients', steps: 'Préparation' },
    ingredients: ['1 pâte brisée', '4 pommes', '2 œufs', '20 cl de crème', '1 pincée de sel'],
    steps: [
      'Étaler la pâte dans un moule à tarte.',
      'Éplucher les pommes, les couper en tranches et les ranger sur la pâte.',
      'Battre les œufs avec la crème et le sel, verser sur les pommes et cuire au four.',
    ],
  },
  {
    language: 'nl',
    title: 'Stamppot met andijvie',
    headings: { ingredients: 'Ingrediënten', steps: 'Bereiding' },
    ingredients: ['1 kg aardappels', '400 g andijvie', '100 ml melk', '2 el mosterd', 'zout'],
    steps: [
      'Kook de aardappels gaar in ruim water met zout.',
      'Snijd de andijvie fijn en laat hem kort slinken in een hete pan.',
      'Stamp de aardappels met de melk en de mosterd en schep de andijvie erdoor.',
    ],
  },
];
