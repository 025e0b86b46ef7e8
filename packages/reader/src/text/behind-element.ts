/** Where an element ends of which the content begins at a place, behind its last tag; -1 where it does not. */
export function behindElement(name: string, from: number, written: string): number {
  const tags = new RegExp(`<(/?)${name}\\b[^<>]{0,1000}>`, 'gi');
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(written); tag; tag = tags.exec(written)) {
    depth += tag[1] === '' ? 1 : -1;
    if (depth === 0) return tags.lastIndex;
  }
  return -1;
}
