/** Where the closing tag of an element that holds no others of its name stands, or the end of the page. */
export function closingAt(html: string, name: string, from: number): number {
  const wanted = name.toLowerCase();
  let at = html.indexOf('</', from);
  while (at >= 0) {
    const found = html.slice(at + 2, at + 2 + wanted.length);
    if (found === wanted || found.toLowerCase() === wanted) return at;
    at = html.indexOf('</', at + 2);
  }
  return html.length;
}
