import type { LineRecogniser, RecognisedLine } from './line-recogniser.ts';
import type { PhotoBox, PhotoReading, ReadLine, ReadWord } from './photo-reading.ts';
import { findTurn } from './orientation.ts';
import { inReadingOrder, levelPieces, type OrderedRow } from './reading-order.ts';
import type { TextDetector } from './text-detector.ts';
import type { TiltedBox } from './tilted-box.ts';
import { decodePhoto, turnPixels, type Pixels } from './upright-pixels.ts';

/** Below this a line is noise: the weave of a tablecloth, a stain. */
const CONFIDENCE_MIN = 0.35;

interface ReadPiece {
  box: TiltedBox;
  line: RecognisedLine;
}

export interface Models {
  detector: TextDetector;
  recogniser: LineRecogniser;
}

const share = (value: number) => Math.max(0, Math.min(1, value));

/** The upright box around the part of a tilted one between two shares of its length. */
function boundingBox(box: TiltedBox, [from, to]: [number, number], pixels: Pixels): PhotoBox {
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const along of [from - 0.5, to - 0.5]) {
    for (const across of [-0.5, 0.5]) {
      xs.push(box.centerX + along * box.width * cos - across * box.height * sin);
      ys.push(box.centerY + along * box.width * sin + across * box.height * cos);
    }
  }
  const x = share(Math.min(...xs) / pixels.width);
  const y = share(Math.min(...ys) / pixels.height);
  return {
    x,
    y,
    width: share(Math.max(...xs) / pixels.width) - x,
    height: share(Math.max(...ys) / pixels.height) - y,
  };
}

function unionOf(boxes: readonly PhotoBox[]): PhotoBox {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

const wordsOf = ({ box, line }: ReadPiece, pixels: Pixels): ReadWord[] =>
  line.runs.map((run) => ({
    text: run.text,
    confidence: run.confidence,
    box: boundingBox(box, [run.firstStep / line.steps, (run.lastStep + 1) / line.steps], pixels),
  }));

function toLine({ pieces, block }: OrderedRow<ReadPiece>, pixels: Pixels): ReadLine {
  const words = pieces.flatMap(({ content }) => wordsOf(content, pixels));
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const weighted = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0);
  const width = pieces.reduce((sum, piece) => sum + piece.right - piece.left, 0);
  const area = pieces.reduce((sum, piece) => sum + (piece.right - piece.left) * piece.height, 0);
  return {
    text: words.map((word) => word.text).join(' '),
    confidence: weighted / letters,
    box: unionOf(pieces.map(({ content }) => boundingBox(content.box, [0, 1], pixels))),
    words,
    layout: {
      block,
      left: Math.min(...pieces.map((piece) => piece.left)) / pixels.width,
      right: Math.max(...pieces.map((piece) => piece.right)) / pixels.width,
      middle: (pieces[0]?.middle ?? 0) / pixels.width,
      height: area / width / pixels.width,
    },
  };
}

export async function readPhoto(
  photo: Uint8Array,
  { detector, recogniser }: Models,
  stopIfAborted: () => void,
): Promise<PhotoReading> {
  let pixels = await decodePhoto(photo);
  stopIfAborted();
  let boxes = await detector.detect(pixels);
  stopIfAborted();
  const turned = await findTurn(pixels, boxes, recogniser);
  if (turned !== 0) {
    pixels = await turnPixels(pixels, turned);
    boxes = await detector.detect(pixels);
  }
  const pieces: ReadPiece[] = [];
  for (const box of boxes) {
    stopIfAborted();
    const line = await recogniser.recognise(pixels, box);
    if (line.confidence > CONFIDENCE_MIN) pieces.push({ box, line });
  }
  const lines = inReadingOrder(levelPieces(pieces)).map((row) => toLine(row, pixels));
  return { turned, width: pixels.width, height: pixels.height, lines };
}
