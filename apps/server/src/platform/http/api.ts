import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ApiFailure, success } from '@commonplate/contract';
import type { z } from 'zod';
import type { JsonText } from './json-text.ts';

/** What a module registers its routes on: below `/api`, typed by zod schemas, guarded. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Who may call a route. Signed-in users, unless it says otherwise. */
export type Access = 'public' | 'user' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Also open to a user who must change the password first. */
    whilePasswordResetRequired?: boolean;
    /** How long a caller may take to send the body; uploads need more than the default. */
    bodyTimeoutMs?: number;
    /** The files a form brings, for the description of the route. */
    form?: { readonly field: string; readonly maxFiles: number };
  }
}

/** The `response` part of a route's schema: one success, and our failure shape for everything else. */
export const answers = <Data extends z.ZodType>(data: Data) => ({
  200: success(data),
  '4xx': ApiFailure,
  '5xx': ApiFailure,
});

export const answersCreated = <Data extends z.ZodType>(data: Data) => ({
  201: success(data),
  '4xx': ApiFailure,
  '5xx': ApiFailure,
});

/** What is written out already counts as what it says: the serializer tells them apart. */
export const ok = <Data>(data: Data | JsonText<Data>): { success: true; data: Data } => ({
  success: true,
  data: data as Data,
});
