import type { ScannedPage } from './scan/scan-page.ts';
import { plainLine } from './text/plain-text.ts';

export interface PageHead {
  title: string;
  socialTitle: string;
  /** What the site calls itself. */
  siteName: string;
  images: string[];
  language: string;
}

const withName = (name: string): RegExp =>
  new RegExp(`(?<=[\\s"'])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');

const ATTRIBUTES = {
  content: withName('content'),
  lang: withName('lang'),
  name: withName('name'),
  property: withName('property'),
};

function attribute(tag: string, name: keyof typeof ATTRIBUTES): string {
  const found = ATTRIBUTES[name].exec(tag);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
}

const MAX_META_TAGS = 300;

/** What the head of a page declares, read without building a document. */
export function readPageHead(page: ScannedPage): PageHead {
  const markup = page.headMarkup || page.markup.whole;
  const head: PageHead = { title: '', socialTitle: '', siteName: '', images: [], language: '' };
  const titleAt = /<title\b[^<>]{0,500}>([^<]{0,1000})/i.exec(markup);
  head.title = plainLine(titleAt?.[1] ?? '');
  head.language = attribute(/<html\b[^<>]{0,2000}>/i.exec(markup)?.[0] ?? '', 'lang');
  let seen = 0;
  for (const [tag] of markup.matchAll(/<meta\b[^<>]{0,3000}>/gi)) {
    if (++seen > MAX_META_TAGS) break;
    const name = attribute(tag, 'property') || attribute(tag, 'name');
    if (/^(?:og:image(?::url|:secure_url)?|twitter:image(?::src)?)$/i.test(name))
      head.images.push(attribute(tag, 'content'));
    else if (/^og:title$/i.test(name)) head.socialTitle = plainLine(attribute(tag, 'content'));
    else if (/^og:site_name$/i.test(name)) head.siteName = plainLine(attribute(tag, 'content'));
    else if (/^og:locale$/i.test(name) && head.language === '')
      head.language = attribute(tag, 'content');
  }
  return head;
}

export const headTitles = (head: PageHead): string => `${head.title} ${head.socialTitle}`;
