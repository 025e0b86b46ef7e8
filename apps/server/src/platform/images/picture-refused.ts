import type { ErrorCode } from '@commonplate/contract';

const REFUSALS = {
  unsupported: {
    code: 'unsupported_image',
    message: 'This is not a picture we can take. Please choose a JPG, PNG, WebP or HEIC photo.',
  },
  tooManyBytes: {
    code: 'too_large',
    message: 'This picture is too large. Please choose a smaller file.',
  },
  tooManyPixels: {
    code: 'invalid',
    message: 'This picture has too many pixels. Please choose one of at most 50 megapixels.',
  },
  damaged: {
    code: 'invalid',
    message: 'This picture is damaged or incomplete. Please choose another one.',
  },
  tooSlow: {
    code: 'took_too_long',
    message: 'Reading this picture took too long. Please choose a smaller one.',
  },
  busy: {
    code: 'unavailable',
    message: 'Too many pictures are being read right now. Please try again in a moment.',
  },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;

export type RefusalReason = keyof typeof REFUSALS;

/** A picture that cannot be taken; the message is fit to show to the person who sent it. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  readonly reason: RefusalReason;
  readonly code: (typeof REFUSALS)[RefusalReason]['code'];

  constructor(reason: RefusalReason, cause?: unknown) {
    super(REFUSALS[reason].message, { cause });
    this.reason = reason;
    this.code = REFUSALS[reason].code;
  }
}
