import { readDifficulty } from '../fields/difficulty.ts';
import { readTiming, type Timing } from '../fields/duration.ts';
import { readNutrition } from '../fields/nutrition.ts';
import { readTags } from '../fields/tags.ts';
import type { Finding } from '../finding.ts';
import { plainLine } from '../text/plain-text.ts';
import { isElement, type DomElement, type DomNode, type PageDocument } from './page-document.ts';
import { LineReader } from './page-lines.ts';
import { PROPERTY_SCHEMES, type PropertyScheme } from './property-schemes.ts';
import { STEP_LABEL, withoutLabel } from '../vocabulary/step-label.ts';

type Properties = Map<string, DomElement[]>;

const MAX_ROOTS = 20;
const MAX_CARRIERS = 1_000;
const OWN_SCOPE_ONLY = new Set(['name', 'image', 'url', 'description']);
const ROWS = /^(?:li|tr|p)$/;

/** The elements that carry each property of a recipe. */
function collect(root: DomElement, scheme: PropertyScheme): Properties {
  const found: Properties = new Map();
  const waiting: { node: DomNode; own: boolean }[] = root.children
    .map((node) => ({ node, own: true }))
    .reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, own } = next;
    if (!isElement(node)) continue;
    const names = scheme.propertiesOf(node);
    for (const name of names) {
      if (!own && OWN_SCOPE_ONLY.has(name)) continue;
      const carriers = found.get(name) ?? [];
      if (carriers.length < MAX_CARRIERS) carriers.push(node);
      found.set(name, carriers);
    }
    const inside = own && !scheme.opensScope(node);
    for (let at = node.children.length - 1; at >= 0; at--) {
      const child = node.children[at];
      if (child) waiting.push({ node: child, own: inside });
    }
  }
  return found;
}

const linesIn = (element: DomElement): string[] =>
  new LineReader().read([element]).lines.map(({ text }) => plainLine(text));

function valueOf(element: DomElement | undefined): string {
  if (!element) return '';
  const { attribs } = element;
  const stated =
    attribs['content'] ??
    attribs['datetime'] ??
    (element.name === 'data' ? attribs['value'] : undefined);
  return plainLine(stated?.trim() ? stated : linesIn(element).join(' '));
}

function holdsSeveralRows(element: DomElement): boolean {
  let rows = 0;
  const waiting: DomNode[] = [...element.children];
  for (let node = waiting.pop(); node && rows < 2; node = waiting.pop()) {
    if (!isElement(node)) continue;
    if (ROWS.test(node.name)) rows += 1;
    waiting.push(...node.children);
  }
  return rows >= 2;
}

/** Of a list that is marked as a whole and again item by item, the items. */
function innermost(elements: readonly DomElement[]): DomElement[] {
  const marked = new Set<object>(elements);
  const held = new Map<object, number>();
  for (const element of elements) {
    const holder = holderOf(element, marked);
    if (holder) held.set(holder, (held.get(holder) ?? 0) + 1);
  }
  return elements.filter((element) => {
    const holder = holderOf(element, marked);
    return (held.get(element) ?? 0) < 2 && (!holder || (held.get(holder) ?? 0) >= 2);
  });
}

function ingredientsOf(carriers: readonly DomElement[]): string[] {
  const elements = innermost(carriers);
  return elements.flatMap((element) => {
    if (element.name === 'meta') return [valueOf(element)];
    const lines = linesIn(element);
    const container = element.name !== 'li' && (elements.length === 1 || holdsSeveralRows(element));
    return container && lines.length > 2 ? lines : [lines.join(' ')];
  });
}

function stepsOf(elements: readonly DomElement[]): string[] {
  const marked = new Set<object>(elements);
  return elements
    .filter((element) => !holderOf(element, marked))
    .flatMap((element) => (element.name === 'meta' ? [valueOf(element)] : linesIn(element)))
    .filter((line) => line !== '' && !STEP_LABEL.test(line))
    .map(withoutLabel);
}

/** What is marked alike around an element, as a list is around its steps. */
function holderOf(element: DomElement, marked: ReadonlySet<object>): object | null {
  for (let node = element.parent; node; node = node.parent) if (marked.has(node)) return node;
  return null;
}

const imageOf = ({ attribs }: DomElement): string =>
  attribs['src'] ?? attribs['content'] ?? attribs['href'] ?? attribs['data-src'] ?? '';

function readRecipe(root: DomElement, scheme: PropertyScheme): Finding {
  const properties = collect(root, scheme);
  const all = (name: string): DomElement[] => properties.get(name) ?? [];
  const text = (name: string): string =>
    all(name)
      .map(valueOf)
      .find((value) => value !== '') ?? '';
  const timing = (name: string): Timing | null =>
    all(name)
      .map((element) => readTiming(valueOf(element)))
      .find((value) => value !== null) ?? null;
  return {
    source: scheme.source,
    title: text('name'),
    ingredients: ingredientsOf(all('recipeingredient')).filter((line) => line !== ''),
    steps: stepsOf(all('recipeinstructions')),
    description: text('description'),
    yieldText: text('recipeyield'),
    prepTime: timing('preptime'),
    cookTime: timing('cooktime'),
    totalTime: timing('totaltime'),
    images: all('image').map(imageOf),
    tags: readTags(
      ['keywords', 'recipecategory', 'recipecuisine'].flatMap((name) => all(name).map(valueOf)),
    ),
    nutrition: readNutrition({
      calories: text('calories'),
      protein: text('proteincontent'),
      carbohydrates: text('carbohydratecontent'),
      fat: text('fatcontent'),
      fiber: text('fibercontent'),
      sodium: text('sodiumcontent'),
    }),
    difficulty: readDifficulty(text('difficulty')),
    language: text('inlanguage'),
    doubts: new Set(),
  };
}

/** Where a template lost the element that says "recipe", its marked ingredients still do. */
function rootless({ elements }: PageDocument, scheme: PropertyScheme): Finding[] {
  const page = elements.find(({ name }) => name === 'html');
  const marked = elements.filter((element) =>
    scheme.propertiesOf(element).includes('recipeingredient'),
  );
  if (!page || marked.length < 2) return [];
  // The names and pictures of the page may be anybody's.
  return [{ ...readRecipe(page, scheme), title: '', images: [] }];
}

/** Recipes marked up in the page's own elements: microdata, RDFa, microformats. */
export function findMarkedUp(document: PageDocument): Finding[] {
  return PROPERTY_SCHEMES.flatMap((scheme) => {
    const roots = document.elements.filter((element) => scheme.isRecipe(element));
    const known = new Set<object>(roots);
    const found = roots
      .filter((root) => !holderOf(root, known))
      .slice(0, MAX_ROOTS)
      .map((root) => readRecipe(root, scheme));
    return found.length > 0 || scheme.source === 'microformat' ? found : rootless(document, scheme);
  });
}
