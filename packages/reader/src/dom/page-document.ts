import { load, type CheerioAPI } from 'cheerio/slim';
import { bearablePart } from './bearable-part.ts';

export type DomNode = ReturnType<CheerioAPI['root']>[number]['children'][number];
export type DomElement = Extract<DomNode, { attribs: object }>;

export const isElement = (node: object): node is DomElement => 'attribs' in node;

const TEXT_NODE = 3;

export const isText = (node: DomNode): node is Extract<DomNode, { data: string }> =>
  node.nodeType === TEXT_NODE;

export interface PageDocument {
  root: DomNode[];
  /** Every element in document order. */
  elements: DomElement[];
}

/** The page as a tree; null when it is built to exhaust the parser. */
export function parseDocument(html: string): PageDocument | null {
  const part = bearablePart(html);
  if (part === null) return null;
  const [document] = load(part).root();
  if (!document) return null;
  const elements: DomElement[] = [];
  const waiting = [...document.children].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue;
    elements.push(node);
    for (let at = node.children.length - 1; at >= 0; at--) {
      const child = node.children[at];
      if (child) waiting.push(child);
    }
  }
  return { root: document.children, elements };
}

/** The class and id of an element as one text. */
export function namesOf({ attribs }: DomElement): string {
  const { class: classes = '', id = '' } = attribs;
  const names = classes !== '' && id !== '' ? `${classes} ${id}` : classes || id;
  return names.slice(0, 500);
}
