import { MAX_RATING } from '@commonplate/contract';
import type { PrintSheet } from './print-sheet.ts';

type Child = Node | string;

interface Attributes {
  class?: string;
  dir?: 'auto';
  role?: string;
  'aria-label'?: string;
}

/** Makes elements of a document out of text alone: nothing a recipe says can become markup. */
function elementMaker(document: Document) {
  return (name: string, attributes: Attributes, children: readonly Child[] = []): HTMLElement => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
}

const LONG_STEP = 900;

/** Fills a blank document with the sheet. */
export function writeSheet(document: Document, sheet: PrintSheet): void {
  const make = elementMaker(document);

  const head = () => {
    const rating = sheet.rating ?? 0;
    const stars = make(
      'span',
      { class: 'stars', role: 'img', 'aria-label': `Rated ${rating} of ${MAX_RATING}` },
      ['★'.repeat(rating) + '☆'.repeat(MAX_RATING - rating)],
    );
    const facts = sheet.facts.map(({ name, value }) =>
      make('span', {}, [`${name} `, make('b', {}, [value])]),
    );
    return make('header', {}, [
      make('h1', { dir: 'auto' }, [sheet.title]),
      make('p', { class: 'facts' }, [...(sheet.rating === null ? [] : [stars]), ...facts]),
      ...(sheet.scaled === null ? [] : [make('p', { class: 'scaled' }, [sheet.scaled])]),
    ]);
  };

  const ingredients = () =>
    make('section', {}, [
      make('h2', {}, ['Ingredients']),
      make(
        'ul',
        {},
        sheet.ingredients.map(({ amount, item }) =>
          make('li', {}, [
            make('b', { dir: 'auto' }, [amount]),
            ' ',
            make('span', { dir: 'auto' }, [item]),
          ]),
        ),
      ),
    ]);

  const directions = () =>
    make('section', {}, [
      make('h2', {}, ['Directions']),
      ...(sheet.directionsNote === null
        ? []
        : [make('p', { class: 'note' }, [sheet.directionsNote])]),
      make(
        'ol',
        {},
        sheet.directions.map((text) =>
          make('li', text.length > LONG_STEP ? { class: 'long' } : {}, [
            make('p', { dir: 'auto' }, [text]),
          ]),
        ),
      ),
    ]);

  const nutrition = () =>
    make('section', { class: 'nutrition' }, [
      make('h2', {}, ['Nutrition ', make('small', {}, ['per serving'])]),
      make(
        'dl',
        {},
        sheet.nutrition.map(({ name, value }) =>
          make('div', {}, [make('dt', {}, [name]), make('dd', {}, [value])]),
        ),
      ),
    ]);

  const tags = () =>
    make('p', { class: 'tags' }, [
      'Tags: ',
      ...sheet.tags.flatMap((tag, index) => [
        ...(index === 0 ? [] : [', ']),
        make('bdi', {}, [tag]),
      ]),
    ]);

  const foot = () =>
    make('footer', {}, [
      make('span', {}, ['Recipe from Commonplate']),
      make('span', {}, [`Printed ${sheet.printed}`]),
    ]);

  document.title = sheet.title;
  document.documentElement.lang = 'en';
  document.body.replaceChildren(
    make('main', { class: 'sheet' }, [
      head(),
      ingredients(),
      directions(),
      ...(sheet.nutrition.length === 0 ? [] : [nutrition()]),
      ...(sheet.tags.length === 0 ? [] : [tags()]),
      ...sheet.origins.map((line) => make('p', { class: 'origin', dir: 'auto' }, [line])),
      foot(),
    ]),
  );
}
