import type { CardLine } from '@commonplate/reader';
import type { PhotoBox, PhotoReading } from '../../platform/ocr/photo-reading.ts';

const BACK: Record<PhotoReading['turned'], (box: PhotoBox) => PhotoBox> = {
  0: (box) => box,
  90: ({ x, y, width, height }) => ({ x: y, y: 1 - x - width, width: height, height: width }),
  180: ({ x, y, width, height }) => ({ x: 1 - x - width, y: 1 - y - height, width, height }),
  270: ({ x, y, width, height }) => ({ x: 1 - y - height, y: x, width: height, height: width }),
};

/** The place in the photo as it was sent, of a place in the photo as it was turned for reading. */
export const placeAsSent = (box: PhotoBox, turned: PhotoReading['turned']): PhotoBox =>
  BACK[turned](box);

/** Rounding may leave a place a hair outside the photo. */
const share = (value: number): number => Math.min(1, Math.max(0, value));

/** The lines of all photos of a card, in order, as the reader takes them. */
export const cardLines = (readings: readonly PhotoReading[]): CardLine[] =>
  readings.flatMap(({ lines, turned }, photo) =>
    lines.map(({ text, confidence, words, layout, box }) => {
      const { x, y, width, height } = placeAsSent(box, turned);
      return {
        text,
        confidence,
        words: words.map((word) => ({ text: word.text, confidence: word.confidence })),
        layout,
        region: { photo, x: share(x), y: share(y), width: share(width), height: share(height) },
      };
    }),
  );
