import { StartRefused } from '../start-refused.ts';

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const DEFAULT_REGION = 'us-east-1';

export interface S3Address {
  readonly bucketUrl: string;
  readonly region: string;
}

/** Reads `s3://bucket?endpoint=…&region=…`; without an endpoint it is Amazon's own. */
export function parseS3Address(text: string): S3Address {
  const url = new URL(text);
  if (url.protocol !== 's3:' || !BUCKET.test(url.host) || !['', '/'].includes(url.pathname)) {
    throw new StartRefused(
      'STORAGE_URL must look like s3://bucket?endpoint=https://host&region=name',
    );
  }
  const region = url.searchParams.get('region') ?? DEFAULT_REGION;
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  if (!/^https?:\/\/[^/]/.test(endpoint) || !URL.canParse(endpoint)) {
    throw new StartRefused('The endpoint in STORAGE_URL must be an http or https address');
  }
  return { bucketUrl: `${endpoint.replace(/\/+$/, '')}/${url.host}`, region };
}
