import { readCard, readPage, readPasted } from '@commonplate/reader';
import { serveOrders } from '../../platform/threads/serve-orders.ts';
import type { Readable } from './recipe-reader.ts';

serveOrders((order: Readable) => {
  if (order.kind === 'page') return readPage(order.html, order.url);
  if (order.kind === 'pasted') return readPasted(order.text, order.url);
  return readCard(order.lines);
});
