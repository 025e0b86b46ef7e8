/** The words that turn an order round, in the reader's languages and without accents. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  [
    'not never without dont don',
    'nicht nie ohne kein keine keinen',
    'ne pas plus jamais sans',
    'non mai senza',
    'no nunca sin',
    'nao nunca sem',
    'niet nooit geen zonder',
    'inte aldrig ej utan',
    'ikke aldri aldrig uden uten',
    'nie nigdy bez',
    'nem ne soha nelkul',
  ]
    .join(' ')
    .split(' '),
);
