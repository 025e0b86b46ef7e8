import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '../clock.ts';

interface Limits {
  readonly tickMs: number;
  /** How many ticks a caller may take in nothing of what waits for him. */
  readonly ticks: number;
}

const LIMITS: Limits = { tickMs: SECOND, ticks: 8 };

/**
 * How much the system took off our hands. Node itself shows only what we wrote, waiting or not, and its own timeout begins
 * anew with every byte the caller sends.
 */
function takenBytes(socket: Socket): number {
  const handle = Reflect.get(socket, '_handle') as
    | { readonly bytesWritten: number; readonly writeQueueSize: number }
    | null
    | undefined;
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}

/** Callers who ask and do not read may not hold connections, and our answers in memory. */
export function dropUnreadAnswers(app: FastifyInstance, { tickMs, ticks }: Limits = LIMITS): void {
  const connections = new Map<Socket, { taken: number; ticks: number }>();

  app.server.on('connection', (socket) => {
    connections.set(socket, { taken: 0, ticks: 0 });
    socket.once('close', () => connections.delete(socket));
  });

  const timer = setInterval(() => {
    for (const [socket, last] of connections) {
      const taken = takenBytes(socket);
      const stands = socket.writableLength > 0 && taken === last.taken;
      last.ticks = stands ? last.ticks + 1 : 0;
      last.taken = taken;
      if (last.ticks >= ticks) socket.destroy();
    }
  }, tickMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
