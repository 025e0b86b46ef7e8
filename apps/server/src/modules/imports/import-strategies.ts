import type { PhotoKind } from '@commonplate/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { PictureWorkshop } from '../../platform/images/picture-workshop.ts';
import type { PhotoReader } from '../../platform/ocr/photo-reader.ts';
import type { ModelReader } from './ai/model-reader.ts';
import {
  helpedByModel,
  readByBoth,
  readPhotosByModel,
  readWordsByModel,
} from './ai/model-strategies.ts';
import {
  type Page,
  type Pasted,
  type SentPhotos,
  readCardByLetters,
  readPageByItself,
  readPastedText,
} from './built-in-strategies.ts';
import type { RecipeReader } from './recipe-reader.ts';
import type { Strategy } from './strategy.ts';

export interface ImportStrategies {
  readonly page: Strategy<Page>;
  readonly pasted: Strategy<Pasted>;
  /** Null for a kind of photo this installation cannot read. */
  readonly photos: Readonly<Record<PhotoKind, Strategy<SentPhotos> | null>>;
}

interface Readers {
  readonly reader: RecipeReader;
  readonly photoReader: PhotoReader;
  /** Null without an AI provider. */
  readonly model: ModelReader | null;
  readonly pictures: Pick<PictureWorkshop, 'toReadablePicture'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The way from each source to a recipe. */
export function importStrategies(readers: Readers): ImportStrategies {
  const { reader, photoReader, model, pictures, log } = readers;
  const [page, pasted] = [readPageByItself(reader), readPastedText(reader)];
  const card = readCardByLetters(photoReader, reader);
  if (!model) return { page, pasted, photos: { 'recipe-card': card, dish: null } };

  const words = readWordsByModel(model, reader);
  const textWords: Strategy<Pasted> = ({ text, url }, signal) => words({ html: text, url }, signal);
  const seen = readPhotosByModel('card', model, pictures);
  return {
    page: helpedByModel({ byItself: page, byModel: words, reader, log }),
    pasted: helpedByModel({ byItself: pasted, byModel: textWords, reader, log }),
    photos: {
      'recipe-card': readByBoth({ byItself: card, byModel: seen, reader, log }),
      dish: readPhotosByModel('dish', model, pictures),
    },
  };
}
