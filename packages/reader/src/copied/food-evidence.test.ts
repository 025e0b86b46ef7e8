import { LOW_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const text = (title: string, things: readonly string[], orders: readonly string[]): string =>
  [title, '', ...things, '', ...orders].join('\n');

describe('orders and counted things without food are no recipe', () => {
  test.each([
    [
      'a machine',
      text(
        'Rowan 40 sweeper',
        ['2 brushes', '1 filter', '3 m cable'],
        ['1. Press the button.', '2. Clean for 20 minutes.', '3. Rinse the filter.'],
      ),
    ],
    [
      'a shelf',
      text(
        'Regal Birke',
        ['4 Schrauben', '2 Seitenteile', '8 Dübel'],
        ['Dübel in die Löcher drücken.', 'Seitenteile mit den Schrauben befestigen.'],
      ),
    ],
    [
      'a wall',
      text(
        'Peindre la cave',
        ['2 litres de peinture', '1 rouleau', '1 bâche'],
        ['Poser la bâche sur le sol.', 'Appliquer deux couches et laisser sécher 4 heures.'],
      ),
    ],
    [
      'a pair of socks',
      text(
        'Calcetines de lana',
        ['2 ovillos de lana', '1 aguja', '4 botones'],
        ['Montar 48 puntos.', 'Tejer 20 vueltas y cerrar los puntos.'],
      ),
    ],
    [
      'a lamp named after people and colours',
      text(
        'Lamp Victoria',
        ['1 vial violet lacquer', '2 Williams bulbs', '3 m cable'],
        ['Press the plug into the socket.', 'Brush on the lacquer and wait for 20 minutes.'],
      ),
    ],
    [
      'a list of what to do',
      text(
        'Monday',
        ['3 open tickets', '2 new hires', '1 budget'],
        ['Mix the two lists.', 'Bring a draft to the meeting at 10.'],
      ),
    ],
  ])('%s', (_, source) => expect(readText(source)).toBeNull());
});

describe('what may be a recipe or not is read with doubt', () => {
  test.each([
    [
      'food to buy above things to do',
      text(
        'Saturday',
        ['2 milk', '3 bread', '1 kg apples'],
        ['Call the plumber about the sink.', 'Mix paint for the fence.', 'Post the parcel.'],
      ),
    ],
    [
      'clay that is baked',
      text(
        'Clay beads',
        ['2 blocks white clay', '1 block blue clay'],
        ['Knead the clay until soft.', 'Bake at 130 C for 30 minutes.'],
      ),
    ],
  ])('%s', (_, source) => {
    expect(readText(source)?.confidence).toBeLessThan(LOW_CONFIDENCE);
  });

  test('things that are no food are marked', () => {
    const recipe = readText(
      text(
        'Clay beads',
        ['2 blocks white clay', '1 block blue clay'],
        ['Knead it.', 'Bake at 130 C for 30 minutes.'],
      ),
    );
    const sureness = recipe?.evidence.find(({ path }) => path === 'ingredients.0')?.confidence;
    expect(sureness).toBeLessThan(LOW_CONFIDENCE);
  });
});

describe('a family recipe is read, however odd its foods are', () => {
  test.each([
    [
      'of the woods',
      text(
        'Ramp Supper',
        ['1 mess ramps', '1 hunk fatback', 'salt'],
        ['Parboil the ramps.', 'Fry down the fatback and put them in.', 'Cook till tender.'],
      ),
      3,
    ],
    [
      'with brand names only, but called ingredients',
      text(
        'Glaze',
        ['100 g Bakewell Mix', '30 ml hot water'],
        ['Place all ingredients in a bowl.', 'Mix on low speed.'],
      ),
      2,
    ],
    [
      'that never names a food among its steps',
      text(
        'Chai Masala',
        ['2 tbsp cardamom', '1 tbsp cinnamon', '1 tsp cloves'],
        ['Mix everything.', 'Keep in a jar.'],
      ),
      3,
    ],
    [
      'in a language the reader has no words of',
      text(
        'Bramboráky',
        ['1 kg brambor', '2 vejce', '4 lžíce mouky'],
        ['Brambory oloupejte a nastrouhejte.', 'Smažte na oleji z obou stran.'],
      ),
      3,
    ],
  ])('%s', (_, source, count) => expect(readText(source)?.ingredients).toHaveLength(count));

  test('is as sure as before where every line names food', () => {
    const source = text(
      'Kasknödel',
      ['250 g Knödelbrot', '150 g Bergkäse', '2 Eier'],
      ['Alles verkneten.', 'In Salzwasser 15 Minuten ziehen lassen.'],
    );
    expect(readText(source)?.confidence).toBeGreaterThan(85);
  });
});
