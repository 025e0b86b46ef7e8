import { expect, test } from 'vitest';
import { parseS3Listing } from './s3-listing.ts';

const entry = (key: string): string =>
  `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><Size>7</Size></Contents>`;

test('a page in the middle names its files and the way on', () => {
  const xml = `<ListBucketResult><IsTruncated>true</IsTruncated>${entry('a')}${entry('b')}
    <NextContinuationToken>x&amp;lt;/+=</NextContinuationToken></ListBucketResult>`;
  expect(parseS3Listing(xml)).toEqual({
    files: ['a', 'b'].map((name) => ({ name, size: 7, modifiedAt: Date.UTC(2026, 0, 2, 3, 4, 5) })),
    next: 'x&lt;/+=',
  });
});

test('the last page ends the list', () => {
  expect(parseS3Listing('<ListBucketResult></ListBucketResult>')).toEqual({ files: [] });
});
