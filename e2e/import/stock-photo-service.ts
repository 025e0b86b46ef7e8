import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { photo } from '../recipe-form/drawn-photo.ts';

/** Openverse as the product sees it, with the pictures it names. */
export interface StockPhotoService {
  host: string;
  url: string;
  /** Every question, as words. */
  asked: string[];
  close: () => Promise<void>;
}

const stockPhoto = (port: number, id: string) => ({
  id,
  title: `Soup number ${id}`,
  creator: 'Rosa Imanova',
  creator_url: 'https://pictures.example/rosa',
  // The server fetches the picture, the browser its thumbnail: a name of this machine that is not the product's own.
  url: `http://127.0.0.1:${port}/soup.png`,
  thumbnail: `http://pictures.localhost:${port}/thumb.png`,
  license: 'by',
  license_version: '4.0',
  license_url: 'https://creativecommons.org/licenses/by/4.0/',
});

export async function startStockPhotoService(): Promise<StockPhotoService> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(`http://127.0.0.1${request.url}`);
    if (pathname === '/v1/images/') {
      asked.push(searchParams.get('q') ?? '');
      const results = ['1', '2', '3', '4'].map((id) => stockPhoto(port, id));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ results }));
    } else {
      response.writeHead(200, { 'content-type': 'image/png' }).end(photo().buffer);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
