import { isNameAt } from './name-at.ts';

/** Where the closing tag of an element that holds no others of its name stands, or the end of the page. */
export function closingAt(html: string, name: string, from: number): number {
  let at = html.indexOf('</', from);
  while (at >= 0 && !isNameAt(html, at + 2, name)) at = html.indexOf('</', at + 2);
  return at < 0 ? html.length : at;
}
