import { expect, test } from 'vitest';
import { filesForWidth, filesOfPicture, possibleFilesOfPicture } from './picture-files.ts';

const sized = (width: number) => ({ webp: Buffer.from([width & 255]), width, height: 10 });

test.each([
  [undefined, ['a.webp']],
  [1, ['a-320.webp', 'a.webp']],
  [320, ['a-320.webp', 'a.webp']],
  [321, ['a-640.webp', 'a.webp']],
  [960, ['a-960.webp', 'a.webp']],
  [961, ['a.webp']],
  [1600, ['a.webp']],
  [9999, ['a.webp']],
])('a wish for %s px is answered by %j', (wanted, names) => {
  expect(filesForWidth('a', wanted)).toEqual(names);
});

test('the whole picture is written last, under a name that can be deleted', () => {
  const names = filesOfPicture('a', { ...sized(700), narrower: [sized(320), sized(640)] }).map(
    (file) => file.name,
  );
  expect(names).toEqual(['a-320.webp', 'a-640.webp', 'a.webp']);
  expect(possibleFilesOfPicture('a')).toEqual(expect.arrayContaining(names));
});
