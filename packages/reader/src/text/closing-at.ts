const CASE = 32;

/** Where the closing tag of an element that holds no others of its name stands, or the end of the page. */
export function closingAt(html: string, name: string, from: number): number {
  const wanted = name.toLowerCase();
  const first = wanted.charCodeAt(0);
  let at = html.indexOf('</', from);
  while (at >= 0) {
    const mayBe = (html.charCodeAt(at + 2) | CASE) === first;
    if (mayBe && html.slice(at + 2, at + 2 + wanted.length).toLowerCase() === wanted) return at;
    at = html.indexOf('</', at + 2);
  }
  return html.length;
}
