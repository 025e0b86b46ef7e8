import type { ImportPlace } from '@commonplate/contract';
import type { ReadablePicture } from '../../platform/images/picture-workshop.ts';
import type { PhotoReader } from '../../platform/ocr/photo-reader.ts';
import type { PhotoReading } from '../../platform/ocr/photo-reading.ts';
import { cardLines } from './card-lines.ts';
import type { RecipeReader } from './recipe-reader.ts';
import type { Strategy } from './strategy.ts';

export interface Page {
  readonly html: string;
  /** Where it was found in the end, for the addresses it names. */
  readonly url: string;
}

export interface Pasted {
  readonly text: string;
  readonly url: string | null;
}

export interface SentPhotos {
  readonly pictures: readonly ReadablePicture[];
  /** Told how far the reading is. */
  readonly onPlace: (place: ImportPlace) => void;
}

export const readPageByItself =
  (reader: RecipeReader): Strategy<Page> =>
  ({ html, url }, signal) =>
    reader.run({ kind: 'page', html, url }, { signal });

export const readPastedText =
  (reader: RecipeReader): Strategy<Pasted> =>
  ({ text, url }, signal) =>
    reader.run({ kind: 'pasted', text, url }, { signal });

const hasWords = ({ lines }: PhotoReading): boolean =>
  lines.some(({ text }) => /\p{L}{3}/u.test(text));

/** Words are read off the photos first, then put together to a recipe. */
export const readCardByLetters =
  (photoReader: PhotoReader, reader: RecipeReader): Strategy<SentPhotos> =>
  async ({ pictures, onPlace }, signal) => {
    const readings: PhotoReading[] = [];
    const of = pictures.length;
    for (const [index, { jpeg }] of pictures.entries()) {
      const tellPlace = (ahead: number) => onPlace({ ahead, reading: index + 1, of });
      readings.push(await photoReader.read(jpeg, { signal, onPlace: tellPlace }));
    }
    onPlace({ ahead: 0, reading: null, of });
    const recipe = await reader.run({ kind: 'card', lines: cardLines(readings) }, { signal });
    // Any writing has sentences; what has no ingredients is no recipe.
    if (!recipe || recipe.ingredients.length === 0) return null;
    const unreadPhotos = readings.flatMap((reading, photo) => (hasWords(reading) ? [] : [photo]));
    return { ...recipe, photoTurns: readings.map(({ turned }) => turned), unreadPhotos };
  };
