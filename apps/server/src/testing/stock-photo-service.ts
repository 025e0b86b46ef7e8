import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { startLoopbackSite } from './loopback-site.ts';

interface Asked {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

type Reply = (asked: Asked, response: ServerResponse) => void;

/** Speaks whatever wire format a test gives it, and remembers what it was asked. */
export interface StockPhotoService {
  readonly baseUrl: string;
  readonly host: string;
  readonly asked: Asked[];
  reply: Reply;
  close(): Promise<void>;
}

export const jsonReply =
  (body: unknown): Reply =>
  (_asked, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export const textReply =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): Reply =>
  (_asked, response) =>
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);

export async function startStockPhotoService(): Promise<StockPhotoService> {
  const asked: Asked[] = [];
  const site = await startLoopbackSite((request, response) => {
    const { pathname, searchParams } = new URL(`http://${site.host}${request.url}`);
    const question = { path: pathname, query: searchParams, headers: request.headers };
    asked.push(question);
    service.reply(question, response);
  });
  const service: StockPhotoService = {
    baseUrl: `http://${site.host}`,
    host: site.host,
    asked,
    reply: jsonReply({ results: [] }),
    close: site.close,
  };
  return service;
}
