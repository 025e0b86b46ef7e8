import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Of calls that come one behind the other on a connection, each is worked on when the answer before it is on its way. Answers
 * have to go out in that order anyway; and a caller who sends hundreds and reads nothing costs one.
 */
export function answerInTurn(app: FastifyInstance): void {
  const latest = new WeakMap<Socket, ServerResponse>();

  app.addHook('onRequest', ({ raw: { socket } }, { raw: answer }, done) => {
    const before = latest.get(socket);
    latest.set(socket, answer);
    if (before === undefined || before.writableFinished) return done();
    before.once('close', () => {
      // Nobody is there any more to be answered.
      if (!socket.destroyed) done();
    });
  });
}
