import type { Role } from '@commonplate/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** The signed-in user a request comes from. */
export interface Viewer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly passwordResetRequired: boolean;
  readonly createdAt: number;
  readonly sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

export const notSignedIn = (): AppError => new AppError('not_signed_in', 'Please sign in');

/** In a route that is not public. */
export function viewerOf({ viewer }: Pick<FastifyRequest, 'viewer'>): Viewer {
  if (viewer === null) throw notSignedIn();
  return viewer;
}
