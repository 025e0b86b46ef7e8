/**
 * Where the closing tag of an element that holds no others stands, or the end of the page. Nearly all pages spell it as they
 * spell the opening one, and the plain search is much faster.
 */
export function closingAt(html: string, name: string, from: number): number {
  const at = html.indexOf(`</${name}`, from);
  if (at >= 0) return at;
  const rest = html.slice(from).search(new RegExp(`</${name}`, 'i'));
  return rest < 0 ? html.length : from + rest;
}
