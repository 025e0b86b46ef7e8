import { expect, test } from 'vitest';
import { withChosenValues } from './chosen-values.ts';

test('the number in a field and what is chosen of several are written out', () => {
  const written = withChosenValues(
    '<p>Serves <input type="number" value="6"></p><select><option>4</option><option selected>8</option></select>',
  );
  expect(written?.replace(/<[^>]+>/g, '').match(/\d+/g)).toEqual(['6', '8']);
});

test.each([
  '<p>Serves 6</p>',
  '<input type="hidden" value="6">',
  '<label><input type="checkbox" value="6"> Flour</label>',
  '<select><option>Metric</option></select>',
])('%s shows no value beside its text', (markup) => {
  expect(withChosenValues(markup)).toBeNull();
});
