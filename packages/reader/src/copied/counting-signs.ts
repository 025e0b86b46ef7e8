/** How a text counts: "(1)", "1" in a line of its own, "1 Stir", "a)", "B.", "iii)", "IV." */
type Way =
  | 'figure'
  | 'bare figure'
  | 'small letter'
  | 'large letter'
  | 'small Roman'
  | 'large Roman';

export interface Count {
  readonly way: Way;
  readonly number: number;
}

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');

export const countOfFigure = (figure: string): Count[] => [
  { way: 'figure', number: Number(figure) },
];

/** With nothing behind it a figure may just as well say how many: "1 Egg". */
export const countOfBareFigure = (figure: string): Count[] => [
  { way: 'bare figure', number: Number(figure) },
];

/** "I" may be the ninth letter, and the first of the Romans' numbers. */
export function countsOfLetter(sign: string): Count[] {
  const small = sign.toLowerCase();
  const size = small === sign ? 'small' : 'large';
  const roman = ROMAN.indexOf(small) + 1;
  const letter = small.length === 1 ? small.charCodeAt(0) - 'a'.charCodeAt(0) + 1 : 0;
  const counts: Count[] = [
    { way: `${size} letter`, number: letter },
    { way: `${size} Roman`, number: roman },
  ];
  return counts.filter(({ number }) => number > 0);
}
