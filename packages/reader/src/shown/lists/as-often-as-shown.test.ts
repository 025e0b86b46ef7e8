import { expect, test } from 'vitest';
import { bareOf } from '../../text/bare-text.ts';
import { asOftenAsShown } from './as-often-as-shown.ts';

const TURN = 'Turn them in the crumbs until they are covered all over.';
const BOIL = 'Boil the dumplings in salted water until they rise.';

test.each([
  ['a step', [BOIL, TURN, TURN], [BOIL, TURN]],
  ['a step below the name of a part', [BOIL, `Crumbs: ${TURN}`, TURN], [BOIL, `Crumbs: ${TURN}`]],
])(
  '%s counts once where the page tells it in two places, in none of them twice',
  (_what, steps, once) => {
    const shown = bareOf(
      `${TURN} says my aunt, whom I asked about the whole of it on the phone. ${BOIL} ${TURN}`,
    );
    expect(asOftenAsShown(steps, shown)).toEqual(once);
  },
);

test('a step counts twice where the page tells it twice in a row, be it with a number between', () => {
  const steps = [BOIL, TURN, TURN];
  expect(asOftenAsShown(steps, bareOf(`1 ${BOIL} 2 ${TURN} 3 ${TURN}`))).toEqual(steps);
});
