import { expect, test } from 'vitest';
import { withoutBullet } from './bullet.ts';

const SIGNS =
  '▢ ☐ □ ☑ ☒ ✓ ✔ ✔️ ✅ ✗ ❏ ❑ ❍ ◻ ◽ ⬜ ⬜️ 🔲 🗹 🗸 ○ ◯ ● ➤ ► ▸ ☛ √ » • ◦ - – * [ ] [] [x]'.split(
    / (?!\])/u,
  );

test.each(SIGNS)('%j before a line is none of it', (sign) => {
  expect(withoutBullet(`${sign} 2 leeks`)).toBe('2 leeks');
  expect(withoutBullet(`  ${sign} Slice the leeks.`)).toBe('Slice the leeks.');
});

test.each(['▢2 leeks', '☐ ☐ 2 leeks', '▢ [ ] 2 leeks', '-2 leeks'])(
  'signs that touch the line or come twice: %s',
  (line) => {
    expect(withoutBullet(line)).toBe('2 leeks');
  },
);

test.each([
  '-18 °C is cold enough.',
  '½ leek',
  '[Optional] 2 leeks',
  '»Sour« cream',
  '(2 leeks)',
  '"Old" bread',
  '➊ Slice the leeks.',
])('a line that begins so itself stays: %s', (line) => {
  expect(withoutBullet(line)).toBe(line);
});
