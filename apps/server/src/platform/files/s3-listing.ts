import type { FileInfo } from './file-store.ts';

export interface S3Listing {
  readonly files: readonly FileInfo[];
  /** Asks for the next page; absent on the last one. */
  readonly next?: string;
}

/**
 * Reads the answer to "list objects". Our keys hold neither markup nor entities, so no XML parser is needed: whatever
 * does not look like one of our keys is filtered out by the caller.
 */
export function parseS3Listing(xml: string): S3Listing {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    name: valueOf(entry, 'Key') ?? '',
    size: Number(valueOf(entry, 'Size')),
    modifiedAt: Date.parse(valueOf(entry, 'LastModified') ?? ''),
  }));
  const next = valueOf(xml, 'NextContinuationToken');
  return next === undefined ? { files } : { files, next: unescape(next) };
}

function valueOf(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

function unescape(text: string): string {
  return text.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
