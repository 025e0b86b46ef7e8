import { describe, expect, test } from 'vitest';
import { cardLines } from '../../testing/card-lines.ts';
import { readCard } from '../read-card.ts';

const TOP = ['Plum Relish', 'Ingredients', '2 lb plums', '1 cup sugar', 'Directions'];

function read(...directions: string[]): { steps: string[]; left: string[] } {
  const recipe = readCard(cardLines([...TOP, ...directions]));
  return {
    steps: recipe?.directions.map(({ instruction }) => instruction) ?? [],
    left: recipe?.leftOut?.map(({ text }) => text) ?? [],
  };
}

describe('the remark that closes a card', () => {
  test.each([
    'Keeps till spring in a cold larder.',
    'Better the day after.',
    'Very good with cold ham.',
    'My neighbour won a prize with it.',
    'From Grandpa, who had it of a sailor.',
  ])('is a note: %s', (remark) => {
    const { steps, left } = read('1. Stone the plums.', '2. Boil them with the sugar.', remark);
    expect(steps).toEqual(['Stone the plums.', 'Boil them with the sugar.']);
    expect(left).toContain(remark);
  });

  test.each([
    [
      'de',
      'Zutaten|500 g Pflaumen|Zubereitung|Die Pflaumen kochen.',
      'Hält sich bis zum Frühjahr.',
    ],
    [
      'fr',
      'Ingrédients|500 g de prunes|Préparation|Cuire les prunes.',
      'Se conserve tout l’hiver.',
    ],
    ['es', 'Ingredientes|500 g de ciruelas|Preparación|Cocer las ciruelas.', 'Se conserva un mes.'],
    ['it', 'Ingredienti|500 g di prugne|Preparazione|Cuocere le prugne.', 'Ottimo con il pane.'],
    [
      'pt',
      'Ingredientes|500 g de ameixas|Modo de preparo|Cozinhe as ameixas.',
      'Fica melhor frio.',
    ],
    ['nl', 'Ingrediënten|500 g pruimen|Bereiding|Kook de pruimen.', 'Blijft een maand goed.'],
    ['sv', 'Ingredienser|500 g plommon|Gör så här|Koka plommonen.', 'Håller sig hela vintern.'],
    ['no', 'Ingredienser|500 g plommer|Fremgangsmåte|Kok plommene.', 'Holder seg hele vinteren.'],
    ['da', 'Ingredienser|500 g blommer|Fremgangsmåde|Kog blommerne.', 'Smager af sommer.'],
  ])('is a note in %s, too', (_, card, remark) => {
    const lines = ['Relish', ...card.split('|')];
    const recipe = readCard(cardLines([...lines, remark]));
    expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual(lines.slice(-1));
    expect(recipe?.leftOut?.map(({ text }) => text)).toContain(remark);
  });

  test('may take two lines', () => {
    const { steps, left } = read(
      'Stone the plums.',
      'Boil them with the sugar.',
      'Keeps till spring in a cold',
      'larder under the stairs.',
    );
    expect(steps).toEqual(['Stone the plums.', 'Boil them with the sugar.']);
    expect(left).toEqual(['Keeps till spring in a cold larder under the stairs.']);
  });

  test.each(['Keep in a cold larder.', 'Best served cold.', '3. Best stirred by hand.'])(
    'is a step where it orders something or has a number: %s',
    (last) => {
      const { steps } = read('1. Stone the plums.', '2. Boil them with the sugar.', last);
      expect(steps.join(' ')).toContain(last.replace(/^3\. /u, ''));
    },
  );
});
