import { wordShare } from '../text/word-share.ts';
import type { DomElement } from './tree/dom-node.ts';
import { namesOf, type PageDocument } from './tree/page-document.ts';
import { imagesOf } from './marked/property-value.ts';

const RECIPE_PICTURE =
  /(?:^|[\s_-])recipes?[-_]+(?:\w+[-_]+)*(?:image|photo|picture|img)(?:$|[\s_-])/i;
const LARGE = 300;
const MOST_PICTURES = 300;

const wordsOfFile = (address: string): string =>
  (address.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .at(-1)
    ?.replace(/[-_+.\d]+|%20/g, ' ') ?? '';

/** Whether the words for a picture, or its file, name the dish. */
function isNamedAfter(title: string, { attribs }: DomElement, address: string): boolean {
  const words = `${attribs['alt'] ?? ''} ${attribs['title'] ?? ''} ${wordsOfFile(address)}`;
  return wordShare(title, words) >= 0.5;
}

const isLarge = ({ attribs }: DomElement): boolean =>
  Number(attribs['width']) >= LARGE && Number(attribs['height']) >= LARGE / 2;

/** A picture of the dish for pages that declare none: the one named after it, else the first large one. */
export function findPagePicture({ elements }: PageDocument, title: string): string[] {
  const pictures = elements
    .filter(({ name }) => name === 'img' || name === 'amp-img')
    .slice(0, MOST_PICTURES);
  const addressed = pictures.flatMap((element) => {
    const [address] = imagesOf(element);
    return address === undefined ? [] : [{ element, address }];
  });
  const found =
    addressed.find(({ element }) => RECIPE_PICTURE.test(namesOf(element))) ??
    addressed.find(({ element, address }) => isNamedAfter(title, element, address)) ??
    addressed.find(({ element }) => isLarge(element));
  return found ? [found.address] : [];
}
