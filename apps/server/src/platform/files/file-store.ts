import type { Readable } from 'node:stream';

export interface FileInfo {
  readonly name: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
}

export interface OpenFile extends FileInfo {
  /** Has to be read to its end or destroyed. */
  readonly content: Readable;
}

/**
 * Where uploaded files live. A name that no file of ours can have is treated like one that does not exist, so nothing a
 * caller puts into an address reaches a path or a key.
 */
export interface FileStore {
  /**
   * Once, before anything else. `inUse`: files were kept before, so that a place without any is not the right one. Refuses
   * the start with a line the operator can act on.
   */
  readonly prepare: (inUse: boolean) => Promise<void>;
  /** The file is there as a whole and for good once this settles, or not at all. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
  readonly open: (name: string) => Promise<OpenFile | null>;
  readonly stat: (name: string) => Promise<FileInfo | null>;
  /** Deleting what is not there is no failure. */
  readonly delete: (name: string) => Promise<void>;
  readonly listOlderThan: (moment: number) => AsyncIterable<FileInfo>;
  /** Rejects with StorageUnavailable while files cannot be written. */
  readonly check: () => Promise<void>;
}
