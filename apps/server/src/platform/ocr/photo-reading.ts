/** A place in the upright photo, as shares of its width and height. */
export interface PhotoBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ReadWord {
  text: string;
  /** 0..1, of the least certain character. */
  confidence: number;
  box: PhotoBox;
}

/** Where a line stands once the card's tilt is taken out, all in widths of the photo. */
interface LineLayout {
  /** Counts the runs of lines that are read from top to bottom before the eye moves on. */
  block: number;
  left: number;
  right: number;
  middle: number;
  /** Height of the line's band, a measure of its type size. */
  height: number;
}

export interface ReadLine {
  text: string;
  confidence: number;
  box: PhotoBox;
  words: ReadWord[];
  layout: LineLayout;
}

/** One photo, turned upright and read in the order a person would read it. */
export interface PhotoReading {
  /** Quarter turns clockwise, in degrees, on top of what the file's EXIF data asks for. */
  turned: 0 | 90 | 180 | 270;
  width: number;
  height: number;
  lines: ReadLine[];
}
