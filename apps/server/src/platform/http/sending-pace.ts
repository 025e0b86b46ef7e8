import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { SECOND } from '../clock.ts';

export interface PaceLimits {
  readonly tickMs: number;
  /** The last so many ticks are looked at together: a line may falter for a moment. */
  readonly ticks: number;
  readonly leastBytes: number;
}

/** Some 3 kB a second: a photo over the slowest phone line is faster, whoever only holds a connection is not. */
export const PACE: PaceLimits = { tickMs: SECOND, ticks: 10, leastBytes: 32 * 1024 };

/**
 * Tells when a sender has become too slow, or silent. It counts ticks and not time: while the server itself is too busy
 * to look, nobody is slow. Answers how to stop watching.
 */
export function watchPace(
  { socket }: IncomingMessage,
  tooSlow: () => void,
  { tickMs, ticks, leastBytes }: PaceLimits,
): () => void {
  // Requests made without a network have no real socket.
  if (!(socket instanceof Socket)) return () => {};
  const received = [socket.bytesRead];
  const timer = setInterval(() => {
    received.push(socket.bytesRead);
    if (received.length <= ticks) return;
    const before = received.shift() ?? 0;
    if (socket.bytesRead - before >= leastBytes) return;
    clearInterval(timer);
    tooSlow();
  }, tickMs);
  return () => clearInterval(timer);
}
