import { expect, test } from 'vitest';
import { isToldElsewhere } from './told-elsewhere.ts';

test.each([
  'See the full instructions at our partner site.',
  'Get the full recipe at Table & Spoon.',
  'Click here for the method.',
  'For the complete recipe, visit example.com.',
  'Directions available at example.com',
  'Die vollständige Anleitung findest du bei unserem Partner.',
  'Klik hier voor het volledige recept.',
  'Retrouvez la recette complète sur notre site partenaire.',
  'Haz clic aquí para ver la preparación.',
  'Veja a receita completa em nosso site.',
  'Leggi la ricetta completa sul sito partner.',
  'Se hela receptet på vår partnersajt.',
  'Klik her for fremgangsmåden.',
  'Klikk her for fremgangsmåten.',
  'Zobacz cały przepis na stronie partnera.',
  'A teljes recept a partnerünk oldalán olvasható.',
])('%s', (line) => {
  expect(isToldElsewhere(line)).toBe(true);
});

test.each([
  'Cook the pasta by the full instructions on the package.',
  'Make the dough as in the recipe and rest it.',
  'Repeat the steps with the rest of the batter.',
  'Verser toute la préparation sur la pâte et cuire au four.',
  'Mezclar la preparación con el resto de la harina.',
  'Die ganze Masse auf das Blech geben.',
  'Find a pan that is large enough for the whole fish.',
])('but not: %s', (line) => {
  expect(isToldElsewhere(line)).toBe(false);
});
