import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MINUTE, SECOND } from '../clock.ts';
import { AppError } from '../errors/app-error.ts';
import { GENERAL_MESSAGES } from '../errors/failure-answer.ts';
import type { Api } from './api.ts';

/** Fifteen megabytes over a slow phone line. */
export const PHOTO_BODY_TIMEOUT_MS = 5 * MINUTE;
/** The parser waits for ever on some malformed bodies: once all bytes are here it gets this long. */
const PARSE_AFTER_END_MS = 3 * SECOND;
const MAX_TEXTS = 5;
const MAX_TEXT_BYTES = 1_000;
const EMPTY_FILE = 'This file is empty. Please choose another one.';
/** Without a boundary the parser would look for the end of the form for ever. */
const HAS_BOUNDARY = /;\s*boundary=("[^"]+"|[^\s;"]+)/i;

export interface PhotoFormRules {
  /** The name every file must come under. */
  readonly field: string;
  readonly maxFiles: number;
  readonly maxBytes: number;
  readonly tooMany: string;
  readonly tooLarge: string;
}

export interface PhotoForm {
  readonly files: readonly Buffer[];
  readonly texts: ReadonlyMap<string, string>;
}

/** Registers the form parser for the routes of this scope alone: everywhere else a form is refused. */
export async function acceptPhotoForms(scope: Api): Promise<void> {
  await scope.register(multipart);
}

const malformed = (cause?: unknown) =>
  new AppError('malformed', GENERAL_MESSAGES.malformed, { cause });

async function collect(request: FastifyRequest, rules: PhotoFormRules): Promise<PhotoForm> {
  const files: Buffer[] = [];
  const texts = new Map<string, string>();
  const limits = {
    fileSize: rules.maxBytes,
    // One more than allowed, so that it is us who refuse it, and by name.
    files: rules.maxFiles + 1,
    fields: MAX_TEXTS,
    fieldSize: MAX_TEXT_BYTES,
    parts: rules.maxFiles + 1 + MAX_TEXTS,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new AppError('invalid', `"${part.fieldname}" is too long`);
      texts.set(part.fieldname, String(part.value));
      continue;
    }
    if (part.fieldname !== rules.field) {
      throw new AppError('invalid', `Send the file in the field "${rules.field}"`);
    }
    if (files.length === rules.maxFiles) throw new AppError('invalid', rules.tooMany);
    const file = await part.toBuffer();
    if (file.length === 0) throw new AppError('invalid', EMPTY_FILE);
    files.push(file);
  }
  return { files, texts };
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/** All files of a form in memory, or a plain refusal. Nothing a sender does makes it wait for ever. */
export async function readPhotoForm(
  request: FastifyRequest,
  rules: PhotoFormRules,
): Promise<PhotoForm> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media_type', GENERAL_MESSAGES.unsupported_media_type);
  }
  if (!HAS_BOUNDARY.test(request.headers['content-type'] ?? '')) throw malformed();
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_, reject) => {
    request.raw.once('end', () => {
      timer = setTimeout(() => reject(malformed()), PARSE_AFTER_END_MS);
    });
    request.raw.once('close', () => {
      if (!request.raw.complete) reject(malformed());
    });
  });
  try {
    return await Promise.race([collect(request, rules), stuck]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isTooLarge(error)) throw new AppError('too_large', rules.tooLarge);
    throw malformed(error);
  } finally {
    clearTimeout(timer);
  }
}
