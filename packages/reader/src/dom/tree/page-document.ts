import type { DomElement, DomNode } from './dom-node.ts';
import { TreeBuilder } from './tree-builder.ts';

export interface PageDocument {
  root: readonly DomNode[];
  /** Every element in document order. */
  elements: readonly DomElement[];
}

/** The page as a tree; null when it is built to exhaust the reader. */
export function parseDocument(html: string): PageDocument | null {
  const builder = new TreeBuilder(html);
  return builder.read() ? { root: builder.root.children, elements: builder.elements } : null;
}

/** The class and id of an element as one text. */
export function namesOf({ attribs }: DomElement): string {
  const { class: classes = '', id = '' } = attribs;
  const names = classes !== '' && id !== '' ? `${classes} ${id}` : classes || id;
  return names.slice(0, 500);
}
