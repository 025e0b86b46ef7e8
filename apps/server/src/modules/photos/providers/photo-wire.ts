import type { PhotoSuggestion } from '@commonplate/contract';

export interface FoundPhoto {
  readonly photo: PhotoSuggestion;
  /** Where the provider wants to be told that this photo was chosen. */
  readonly noticeUrl?: string;
}

/** How one provider of stock photos is spoken to. */
export interface PhotoWire {
  readonly name: string;
  /** Where people find the provider. */
  readonly site: string;
  /** Where programs find it. */
  readonly baseUrl: string;
  readonly searchPath: string;
  readonly headers: (apiKey: string) => Record<string, string>;
  readonly query: (words: string) => Record<string, string>;
  /** The photos of an answer, each as it came; null where this is no answer of the provider. */
  readonly photosOf: (answer: unknown) => readonly unknown[] | null;
  /** Null where a photo lacks what it takes to show and credit it. */
  readonly read: (photo: unknown) => FoundPhoto | null;
}

/** How many are asked for, and shown at most. */
export const PHOTOS_WANTED = 12;
