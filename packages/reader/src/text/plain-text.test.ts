import { expect, test } from 'vitest';
import { plainLine, plainLines } from './plain-text.ts';

test.each([
  ['Salt &amp; pepper', 'Salt & pepper'],
  ['Salt &amp;amp; pepper', 'Salt & pepper'],
  ['cr&egrave;me &#8211; fra&icirc;che', 'crème – fraîche'],
  ['&lt;p&gt;Mix&lt;/p&gt;', 'Mix'],
  ['&amp;lt;b&amp;gt;Mix&amp;lt;/b&amp;gt; well', 'Mix well'],
  ['<strong class="x">1 cup</strong> flour', '1 cup flour'],
  ['1Â½ cups, 180Â°C', '1½ cups, 180°C'],
  ['bake at < 200 degrees', 'bake at < 200 degrees'],
  ['see [our dough](https://example.org/dough) first', 'see our dough first'],
  ['so\u00ADft \u200Bdough\u0007', 'soft dough'],
  ['<li class="x"><span>2 eggs', '2 eggs'],
  ['<div><style>p { color: red }</style>2 eggs', '2 eggs'],
  ['</div>', ''],
  [' 2\u00A0\u00A0Eier,\n groß ', '2 Eier, groß'],
])('%s reads %s', (source, plain) => {
  expect(plainLine(source)).toBe(plain);
});

test.each([
  '2 cups plain flour, sifted',
  'Bake the soufflé at 180 °C (fan: 160 °C) – no longer!',
  '1½ dl grädde & “färska” hallon…',
  'šunka, żurek, gyömbér, ß, œuf, ñ',
  '味噌 大さじ1',
  '300 г муки',
  'a < b > c',
  '🍋 2 lemons',
])('%s reads the same where something in it must be cleaned', (line) => {
  expect(plainLine(`${line}&#8203;`)).toBe(plainLine(line));
});

test('paragraphs, items and breaks part lines', () => {
  expect(plainLines('<ol><li>Mix.</li><li>Bake.<br>Cool.</li></ol>\nServe.')).toEqual([
    'Mix.',
    'Bake.',
    'Cool.',
    'Serve.',
  ]);
});

test('no sign that is not seen stays in a line, whatever stands beside it', () => {
  const isSeen = (sign: string): boolean =>
    sign >= ' ' && !/[\u007F\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/.test(sign);
  const all = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code));
  const lines = all.flatMap((sign) => [plainLine(`salt${sign}ed 2 “fish”`), plainLine(`è${sign}`)]);
  expect(lines.filter((line) => !Array.from(line).every(isSeen))).toEqual([]);
});
