import {
  isBehindPaywall,
  readCard,
  readPage,
  readPageWords,
  readPasted,
} from '@commonplate/reader';
import { serveOrders } from '../../platform/threads/serve-orders.ts';
import { compareReadings } from './ai/compare-readings.ts';
import { readAnswer } from './ai/read-answer.ts';
import type { ReaderOrder, ReaderWork } from './recipe-reader.ts';

/** More than any recipe, and little enough for the smallest model. */
const WORDS_MAX = 24_000;

const WORK = {
  page: ({ html, url }) => readPage(html, url),
  pasted: ({ text, url }) => readPasted(text, url),
  card: ({ lines }) => readCard(lines),
  paywall: ({ html }) => isBehindPaywall(html),
  words: ({ html, url }) => readPageWords(html, url, WORDS_MAX),
  answer: readAnswer,
  comparison: compareReadings,
} satisfies { [K in keyof ReaderWork]: (order: ReaderWork[K]['order']) => ReaderWork[K]['result'] };

serveOrders((order: ReaderOrder) => {
  const work: (given: never) => unknown = WORK[order.kind];
  return work(order as never);
});
