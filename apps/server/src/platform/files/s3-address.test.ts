import { expect, test } from 'vitest';
import { StartRefused } from '../start-refused.ts';
import { parseS3Address } from './s3-address.ts';

test('an endpoint of our own is used with the bucket in the path', () => {
  expect(parseS3Address('s3://plates?endpoint=http://127.0.0.1:9000/&region=garage')).toEqual({
    bucketUrl: 'http://127.0.0.1:9000/plates',
    region: 'garage',
  });
});

test('without an endpoint the region decides', () => {
  expect(parseS3Address('s3://plates?region=eu-central-1').bucketUrl).toBe(
    'https://s3.eu-central-1.amazonaws.com/plates',
  );
});

test.each([
  's3://',
  's3://Plates_',
  's3://plates/folder',
  's3://plates?endpoint=ftp://127.0.0.1',
  's3://plates?endpoint=nowhere',
  'https://plates',
])('%s is refused', (text) => {
  expect(() => parseS3Address(text)).toThrow(StartRefused);
});
