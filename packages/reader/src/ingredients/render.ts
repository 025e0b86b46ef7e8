import type { Token } from './token.ts';

/** The chosen tokens as text, spaced as in the line; what was left out between them becomes one space. */
export function renderTokens(line: string, tokens: readonly Token[]): string {
  let text = '';
  let from = -1;
  let end = -1;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    if (from < 0) from = token.start;
    else if (!isBlank(line, end, token.start)) {
      text += `${line.slice(from, end)} `;
      from = token.start;
    }
    end = token.end;
  }
  return from < 0 ? '' : tidy(text + line.slice(from, end));
}

const isBlank = (line: string, from: number, to: number): boolean =>
  from === to || line.slice(from, to).trim() === '';

const EDGES = /^[\s,;:.*/|+=–—-]+|[\s,;:*/|+=–—-]+$|\.$(?<=[^.]{3}\.)/gu;
/** "jus d'1 citron" without its number is "jus de citron". */
const STRANDED_ELISION = /(?<=^|\s)([dD])['’]\s/gu;
const MAY_BE_STRANDED = /d['’]\s/i;
const withElisionsMended = (text: string): string =>
  MAY_BE_STRANDED.test(text) ? text.replace(STRANDED_ELISION, '$1e ') : text;
const EMPTY_PARENTHESES = /[([]\s*[,;.]?\s*[)\]]/gu;

/** What tidying leaves alone wherever it stands, and what it leaves alone inside a word. */
const SIGN = String.raw`[^\s,;:.*/|+=–—()[\]'’-]`;
const NEAT_WORD = String.raw`\(?${SIGN}(?:[^\s,;:()[\]]*${SIGN})?\)?`;
/** Most texts need no tidying, which one look tells. */
const NEAT = new RegExp(`^${NEAT_WORD}(?:[,;:]? ${NEAT_WORD})*$`);

/** A part of a line as a text of its own. */
export function tidy(text: string): string {
  if (NEAT.test(text)) return text;
  return withElisionsMended(text.replace(EMPTY_PARENTHESES, ' '))
    .replace(/\s+([,;:.)])/gu, '$1')
    .replace(/([,;:])(?:[,;:])+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .replace(EDGES, '')
    .trim();
}
