import type { ErrorCode } from '@commonplate/contract';
import type { Elsewhere } from '../errors/app-error.ts';

/** What is being fetched, because the way out differs. */
export type Subject = 'page' | 'picture';

const OTHER_WAY = {
  page: 'Please open the page in your browser and paste its text or HTML here, or import photos of it.',
  picture: 'Please save the picture on your device and upload it from there.',
} as const satisfies Record<Subject, string>;

interface Refusal {
  readonly code: ErrorCode | Readonly<Record<Subject, ErrorCode>>;
  readonly message: (subject: Subject) => string;
}

const REFUSALS = {
  invalid_url: { code: 'invalid', message: () => 'Please enter a valid URL' },
  address_not_allowed: {
    code: 'address_not_allowed',
    message: () =>
      'This address is not on the public internet, so it is not fetched. Please use a public address, or ask the administrator to allow this one.',
  },
  port_not_allowed: {
    code: 'address_not_allowed',
    message: () =>
      'This address leads to a port that web pages are not fetched from. Please use an address without a port, or ask the administrator to allow this one.',
  },
  site_refused: {
    code: 'site_refused',
    message: (subject) => `The website does not let us read this ${subject}. ${OTHER_WAY[subject]}`,
  },
  not_found_there: {
    code: 'upstream_failed',
    message: (subject) => `The website has no such ${subject}. Please check the address.`,
  },
  empty: {
    code: { page: 'no_recipe_found', picture: 'upstream_failed' },
    message: (subject) => `The website sent an empty ${subject}. ${OTHER_WAY[subject]}`,
  },
  upstream_failed: {
    code: 'upstream_failed',
    message: (subject) =>
      `The website could not be reached or did not send the ${subject}. Please check the address or try again later.`,
  },
  took_too_long: {
    code: 'took_too_long',
    message: (subject) =>
      `The website took too long to send the ${subject}. Please try again later.`,
  },
  too_large: {
    code: 'too_large',
    message: (subject) => `This ${subject} is too large to fetch. ${OTHER_WAY[subject]}`,
  },
  wrong_type: {
    code: { page: 'no_recipe_found', picture: 'unsupported_image' },
    message: (subject) =>
      `There is no ${subject} at this address but another kind of file. Please use the address of a ${subject}.`,
  },
} as const satisfies Record<string, Refusal>;

export type RefusalKind = keyof typeof REFUSALS;

/** A fetch that gave nothing usable. The message is for people, `elsewhere` for the log. */
export class FetchRefused extends Error {
  override readonly name = 'FetchRefused';
  readonly kind: RefusalKind;
  readonly code: ErrorCode;
  /** Undefined where the fault may be our own. */
  readonly elsewhere: Elsewhere | undefined;

  constructor(kind: RefusalKind, { subject, elsewhere, cause }: RefusalContext) {
    const { code, message }: Refusal = REFUSALS[kind];
    super(message(subject), { cause });
    this.kind = kind;
    this.code = typeof code === 'string' ? code : code[subject];
    this.elsewhere = elsewhere;
  }
}

interface RefusalContext {
  readonly subject: Subject;
  readonly elsewhere: Elsewhere | undefined;
  readonly cause?: unknown;
}

/** A reason found where nobody knows yet what was being fetched; it becomes a FetchRefused on the way out. */
export class Obstacle extends Error {
  override readonly name = 'Obstacle';
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, detail: string) {
    super(detail);
    this.kind = kind;
  }
}
