import { ingredientLikeness } from '../../lines/page-line-likeness.ts';
import { rowText } from '../../shown/row-text.ts';
import { writtenRows } from '../../shown/shown-rows.ts';
import { withoutBullet } from '../../text/bullet.ts';
import { holdsSentences } from '../../text/holds-sentences.ts';
import { elementsApart } from '../../text/elements-apart.ts';
import { isChatter } from '../../vocabulary/page-chatter.ts';
import { sectionKind } from '../../vocabulary/section-words.ts';
import { isMeasuredStaple } from '../../vocabulary/staples.ts';
import { withTickedRows } from './ticked-rows.ts';

/** The texts that a reader may see in a row: elements side by side may stand apart or form one word. */
export interface RowTexts {
  readonly joined: string;
  readonly apart: string;
  /** The markup that says so. */
  readonly written: string;
}

const SPACE_BEFORE_SIGN = /\s+(?=[,;:.)\]])/g;

class ReadRow implements RowTexts {
  readonly joined: string;
  readonly written: string;
  #apart: string | null = null;

  constructor(written: string) {
    this.joined = withoutBullet(rowText(written));
    this.written = written;
  }

  /** Few are asked for it. */
  get apart(): string {
    this.#apart ??= withoutBullet(elementsApart(this.written).replace(SPACE_BEFORE_SIGN, ''));
    return this.#apart;
  }
}

export const rowTexts = (written: string): RowTexts => new ReadRow(written);

const ROW_MAX = 250;

/** Whether a row may be one of ingredients, and not what is told of them. */
export const mayBeFood = ({ joined }: RowTexts): boolean =>
  joined.length <= ROW_MAX && !holdsSentences(joined) && ingredientLikeness(joined) >= 0;

/** Of the name of a part. */
const HEADING = /^h\d$/;

/** The rows of a part of the markup that may be ingredients, be it also of a table of nutrients, parted by the headings of sections. */
export function* foodRows(markup: string): Generator<RowTexts[]> {
  let section: RowTexts[] = [];
  for (const { tag, written } of writtenRows(withTickedRows(markup))) {
    const texts = rowTexts(written);
    if (texts.joined === '' || isChatter(texts.joined)) continue;
    if (sectionKind(texts.joined) !== null) {
      yield section;
      section = [];
    } else if (!HEADING.test(tag) && (mayBeFood(texts) || isMeasuredStaple(texts.joined)))
      section.push(texts);
  }
  yield section;
}
