import type { PhotoReading } from './photo-reading.ts';

export interface WorkerSettings {
  modelsDir: string | undefined;
  threads: number;
}

export interface ReadRequest {
  photo: Uint8Array;
  /** One number: the reader stops at the next line once it is no longer 0. */
  aborted: Int32Array;
}

export type ReadAnswer = { reading: PhotoReading } | { failure: { name: string; message: string } };
