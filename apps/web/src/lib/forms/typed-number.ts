import { z } from 'zod';

type Optional = number | null | undefined;

/** Blank means not set. A decimal comma is a decimal point; what is no number stays none, and is told so. */
export const readNumber = (text: string): Optional =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.'));

/** A text field that holds a number of the contract. */
export const numberIn = (schema: z.ZodType<Optional, Optional>, read = readNumber) =>
  z.string().transform(read).pipe(schema);
