import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { SECOND } from '../clock.ts';
import { AppError } from '../errors/app-error.ts';
import { GENERAL_MESSAGES, failureAnswer } from '../errors/failure-answer.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const STATUS: Readonly<Record<string, number>> = {
  HPE_INVALID_METHOD: 405,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** For whoever is told why, to read it. */
const FAREWELL_MS = SECOND;

/** What never became a request: not HTTP, an unknown method, a head that is too large or too slow. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code ?? ''] ?? 400;
  const body = JSON.stringify(
    failureAnswer(new AppError('malformed', GENERAL_MESSAGES.malformed)).body,
  );
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...SECURITY_HEADERS,
    connection: 'close',
  };
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map((header) => header.join(': ')),
      '',
      body,
    ].join('\r\n'),
  );
  // Closing at once could take the answer away from who is still sending.
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
}
