import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

const title = 'Ragù & "sugo" #1?\nBcc: everyone@list.example';
const url = 'https://book.example/recipes/42?a=1&b=2#top';
const links = shareLinks({ title, url });

test('every service gets the address and the name, whatever signs they hold', () => {
  expect(new URL(links.facebook).searchParams.get('u')).toBe(url);
  const tweet = new URL(links.twitter).searchParams;
  expect([tweet.get('text'), tweet.get('url')]).toEqual([title, url]);
  expect(new URL(links.whatsapp).searchParams.get('text')).toBe(`${title}\n${url}`);
});

test('a name cannot add fields to the mail', () => {
  const fields = new URL(links.email).searchParams;
  expect([...fields.keys()]).toEqual(['subject', 'body']);
  expect(fields.get('subject')).toBe(title);
  expect(links.email).not.toMatch(/[\n\r#"]/);
});
