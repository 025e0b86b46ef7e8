import type { ScannedPage } from './scan-page.ts';
import { plainLine } from '../text/plain-text.ts';

export interface PageHead {
  title: string;
  socialTitle: string;
  /** What the site calls itself. */
  siteName: string;
  images: string[];
  /** Where its relative addresses lead from, if not from its own; may be relative itself. */
  base: string;
  language: string;
}

const withName = (name: string): RegExp =>
  new RegExp(`[\\s"']${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');

const ATTRIBUTES = {
  content: withName('content'),
  href: withName('href'),
  lang: withName('lang'),
  name: withName('name'),
  property: withName('property'),
};

function attribute(tag: string, name: keyof typeof ATTRIBUTES): string {
  const found = ATTRIBUTES[name].exec(tag);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
}

const MAX_META_TAGS = 300;
/** The attributes of the page itself, its base, the title, or what is told about the page. */
const HEAD_TAG =
  /<(?:(html\b[^<>]{0,2000}>)|(base\b[^<>]{0,3000}>)|title\b[^<>]{0,500}>([^<]{0,1000})|meta\b[^<>]{0,3000}>)/gi;

type Reading = (content: string, head: PageHead) => void;
const readImage: Reading = (content, head) => head.images.push(content);

/** What is read of what is told about a page. */
const READINGS: ReadonlyMap<string, Reading> = new Map<string, Reading>([
  ['og:image', readImage],
  ['og:image:url', readImage],
  ['og:image:secure_url', readImage],
  ['twitter:image', readImage],
  ['twitter:image:src', readImage],
  ['og:title', (content, head) => (head.socialTitle = plainLine(content))],
  ['og:site_name', (content, head) => (head.siteName = plainLine(content))],
  ['og:locale', (content, head) => (head.language ||= content)],
]);
/** Most of it is not. */
const MAY_BE_READ = new RegExp([...READINGS.keys()].join('|'), 'i');

/** What the head of a page declares, read without building a document. */
export function readPageHead(page: ScannedPage): PageHead {
  const markup = page.headMarkup || page.markup.whole;
  const head: PageHead = {
    title: '',
    socialTitle: '',
    siteName: '',
    images: [],
    base: '',
    language: '',
  };
  let language: string | undefined;
  let title: string | undefined;
  let seen = 0;
  for (const [tag, html, base, text] of markup.matchAll(HEAD_TAG)) {
    if (html !== undefined) language ??= attribute(html, 'lang');
    else if (base !== undefined) head.base ||= attribute(base, 'href');
    else if (text !== undefined) title ??= plainLine(text);
    else if (++seen <= MAX_META_TAGS && MAY_BE_READ.test(tag)) readMeta(tag, head);
  }
  return { ...head, title: title ?? '', language: language || head.language };
}

function readMeta(tag: string, head: PageHead): void {
  const name = (attribute(tag, 'property') || attribute(tag, 'name')).toLowerCase();
  READINGS.get(name)?.(attribute(tag, 'content'), head);
}

export const headTitles = (head: PageHead): string => `${head.title} ${head.socialTitle}`;
