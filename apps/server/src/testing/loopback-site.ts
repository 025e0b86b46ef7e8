import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ending } from './ending.ts';

export interface LoopbackSite {
  readonly port: number;
  /** `127.0.0.1:port` */
  readonly host: string;
  /** Sockets opened so far, whether or not a request followed. */
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

/** A website of our own on this machine, for tests. */
export async function startLoopbackSite(answer: RequestListener): Promise<LoopbackSite> {
  const server = createServer(answer);
  let connections = 0;
  server.on('connection', () => connections++);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    host: `127.0.0.1:${port}`,
    connections: () => connections,
    close: ending(
      () =>
        new Promise((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        }),
    ),
  };
}
