import type { Token } from './token.ts';

/** The chosen tokens as text, spaced as in the line; what was left out between them becomes one space. */
export function renderTokens(line: string, tokens: readonly Token[]): string {
  let text = '';
  let end = -1;
  for (const token of tokens) {
    const between = end < 0 ? '' : line.slice(end, token.start);
    text += /^\s*$/u.test(between) ? between : ' ';
    text += token.text;
    end = token.end;
  }
  return tidy(text);
}

const EDGES = /^[\s,;:.*/|+=–—-]+|[\s,;:*/|+=–—-]+$|(?<=[^.]{3})\.$/gu;
/** "jus d'1 citron" without its number is "jus de citron". */
const STRANDED_ELISION = /(?<=^|\s)([dD])['’]\s/gu;
const EMPTY_PARENTHESES = /[([]\s*[,;.]?\s*[)\]]/gu;

/** Most texts need no tidying, which one look tells. */
const NEAT = /^\w(?:[\w'%-]*[\w%])?(?: \w(?:[\w'%-]*[\w%])?)*$/u;

function tidy(text: string): string {
  if (NEAT.test(text)) return text;
  return text
    .replace(EMPTY_PARENTHESES, ' ')
    .replace(STRANDED_ELISION, '$1e ')
    .replace(/\s+([,;:.)])/gu, '$1')
    .replace(/([,;:])(?:[,;:])+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .replace(EDGES, '')
    .trim();
}
