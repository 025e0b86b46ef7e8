import { describe, expect, test } from 'vitest';
import { tellsHowLongItKeeps, withoutKeepingBehind } from './keeping-words.ts';

test.each([
  'Keeps 3 days in the fridge.',
  'The loaf keeps for a week in a tin.',
  'Leftovers will keep for four days.',
  'They can be frozen for up to 2 months.',
  'Store in an airtight container for up to 3 days.',
  'Freezes well.',
  'Im Kühlschrank 3 Tage haltbar.',
  'Luftdicht verschlossen hält es sich eine Woche.',
  'Reste im Kühlschrank aufbewahren und innerhalb von 2 Tagen verbrauchen.',
  'Der Kuchen lässt sich gut einfrieren.',
  'Opbevares i køleskab i op til 3 dage.',
  'Holder sig en uge i en lufttæt dåse.',
  'Oppbevares i kjøleskap i inntil 3 dager.',
  'Kan fryses.',
  'Förvaras i kylskåp i upp till 3 dagar.',
  'Håller sig en vecka i kylen.',
  'In de koelkast 3 dagen houdbaar.',
  'Blijft een week goed in een trommel.',
  'Se conserve 3 jours au réfrigérateur.',
  'Le gâteau se garde une semaine dans une boîte hermétique.',
  'Se conserva 3 días en la nevera.',
  'Aguanta una semana en un tarro.',
  'Si conserva in frigorifero per 3 giorni.',
  'La torta si mantiene per una settimana.',
  'Conserva-se na geladeira por até 3 dias.',
  'Pode ser congelado por até 3 meses.',
  'Przechowywać w lodówce do 3 dni.',
  'Ciasto zachowuje świeżość przez tydzień.',
  'Hűtőben 3 napig eláll.',
  'Fagyasztható.',
])('a sentence about keeping the dish: %s', (text) => {
  expect(tellsHowLongItKeeps(text)).toBe(true);
});

test.each([
  'Refrigerate overnight.',
  'Chill for 2 hours.',
  'Store in the fridge until serving.',
  'Refrigerate for up to 2 days, until ready to serve.',
  'Marinate for 2 days in the fridge.',
  'Keep in a dark place for 5 days, turning it once a day.',
  'Pour into jars and keep in the fridge for up to 2 weeks.',
  'Bake for 40 minutes. Keeps for 3 days.',
  'Keep stirring for as long as it takes.',
  'Im Kühlschrank über Nacht ziehen lassen.',
  '2 Tage im Kühlschrank ziehen lassen.',
  'Lad den stå i køleskabet i 2 dage.',
  'La stå i kjøleskap i 2 timer.',
  'Låt stå i kylen i 2 dagar.',
  'Laat 3 dagen rusten in de koelkast.',
  'Laisser reposer 2 jours au réfrigérateur.',
  'Dejar reposar en la nevera 2 días.',
  'Far riposare in frigorifero per 2 giorni.',
  'Deixe na geladeira por 2 dias.',
  'Odstawić na 3 dni.',
  'Tegyük hűtőbe 2 napra.',
])('something to do: %s', (text) => {
  expect(tellsHowLongItKeeps(text)).toBe(false);
});

describe('steps', () => {
  const KEEPS = 'Keeps for a week.';

  test('lose at their end what is none, and nothing before another', () => {
    expect(withoutKeepingBehind(['Bake it.', KEEPS, 'Ice it.', KEEPS, KEEPS], () => true)).toEqual([
      'Bake it.',
      KEEPS,
      'Ice it.',
    ]);
  });

  test('keep what may not be left out, and are never all of them left out', () => {
    expect(withoutKeepingBehind(['Bake it.', KEEPS], () => false)).toEqual(['Bake it.', KEEPS]);
    expect(withoutKeepingBehind([KEEPS], () => true)).toEqual([KEEPS]);
  });
});
