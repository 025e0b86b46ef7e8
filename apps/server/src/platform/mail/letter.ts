import { z } from 'zod';

export const Letter = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Logged where mail is not sent anywhere, so that the owner of a small installation finds it. */
  link: z.string().optional(),
  /** After this moment it is of no use any more and is not sent. */
  notAfter: z.number(),
});
export type Letter = z.infer<typeof Letter>;

/** Hands a letter over for delivery; throws if that fails. */
export interface Post {
  send(letter: Letter): Promise<void>;
  close(): void;
}
