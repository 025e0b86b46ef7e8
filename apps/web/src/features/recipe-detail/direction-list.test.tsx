import { rational } from '@commonplate/kitchen';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DirectionList } from './direction-list.tsx';
import { SAMPLE } from './sample-recipe.fixture.ts';
import { useScaling } from './use-scaling.ts';
import { useVisitMarks } from './use-visit-marks.ts';

const RECIPE = {
  ...SAMPLE,
  ingredients: [
    { quantity: '2', unit: 'large', item: 'eggs' },
    { quantity: '1', unit: 'tsp', item: 'salt' },
  ],
  directions: [
    { step: 1, instruction: 'Beat 2 eggs with 1 tsp salt for 2 minutes in 2 bowls.' },
    { step: 2, instruction: 'Press each ball out to 28 cm. Spread with 80 g tomato.' },
  ],
};

function Directions({ times }: { times: number }) {
  const scaling = { ...useScaling(RECIPE), factor: rational(times) };
  const marks = useVisitMarks(RECIPE);
  return (
    <DirectionList
      recipe={RECIPE}
      scaling={scaling}
      marks={marks}
      StepTimer={({ children }) => children}
      onShowTimers={() => {}}
    />
  );
}

const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

afterEach(cleanup);

test('counted foods follow the list, what each piece gets stays, and the note tells both', () => {
  render(<Directions times={2} />);
  expect(steps()).toEqual([
    '1Beat 4 eggs with 2 tsp salt for 2 minutes in 2 bowls.',
    '2Press each ball out to 28 cm. Spread with 80 g tomato.',
  ]);
  expect(screen.getByTitle('The recipe says 2 eggs').textContent).toBe('4 eggs');
  expect(
    screen.getByText(
      'Amounts in the directions are scaled too: 2x. Amounts for each piece or person stay as written.',
    ),
  ).toBeDefined();
});

test('as written there is no note', () => {
  render(<Directions times={1} />);
  expect(steps()[0]).toBe(`1${RECIPE.directions[0]?.instruction}`);
  expect(screen.queryByText(/Amounts/)).toBeNull();
});
