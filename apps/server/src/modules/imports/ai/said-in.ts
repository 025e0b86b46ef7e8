const WORD = /[\p{L}\p{N}]+/gu;
/** Most of a line: a model may join, bend or drop a small word. */
const MOST = 0.8;

const wordsOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(WORD) ?? [];

/** Whether a text says the words of a line. What a model writes that the page does not say is a guess. */
export function createSaidIn(material: string): (line: string) => boolean {
  const said = new Set(wordsOf(material));
  return (line) => {
    const words = wordsOf(line);
    return words.length > 0 && words.filter((word) => said.has(word)).length >= MOST * words.length;
  };
}
