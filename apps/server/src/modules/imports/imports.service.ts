import {
  type ErrorCode,
  type ImportPlace,
  ImportResult,
  type ImportTextRequest,
  MESSAGES,
  type PhotoKind,
  mergeTags,
} from '@commonplate/contract';
import type { ReadRecipe } from '@commonplate/reader';
import { type Clock, toIso } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { toAppError } from '../../platform/errors/failure-answer.ts';
import { withoutHalfCharacters } from '../../platform/broken-characters.ts';
import { clearnessOf } from '../../platform/images/picture-clearness.ts';
import type { PictureWorkshop, ReadablePicture } from '../../platform/images/picture-workshop.ts';
import { UnreadablePhoto } from '../../platform/ocr/upright-pixels.ts';
import { isChallengePage } from '../../platform/outbound/bot-challenge.ts';
import { FetchRefused, type RefusalKind } from '../../platform/outbound/fetch-refused.ts';
import type { Page } from './built-in-strategies.ts';
import type { ImportLimits } from './import-limits.ts';
import type { ImportStrategies } from './import-strategies.ts';
import { findBySource } from './imports.store.ts';
import { isLogInPage } from './log-in-page.ts';
import { readablePhotos } from './readable-photos.ts';
import { withoutInvisibleLines } from './visible-lines.ts';

const NOTHING_FOUND = {
  page: {
    code: 'no_recipe_found',
    message:
      'No recipe was found on this page. Please check the address, paste the text of the recipe instead, or import photos of it.',
  },
  paywall: {
    code: 'site_refused',
    message:
      'The website keeps this page for its subscribers, so no recipe could be read there. If you can open it in your browser, paste its text or HTML here, or import photos of it.',
  },
  logIn: {
    code: 'site_refused',
    message:
      'The website shows this page only to those who log in, so no recipe could be read there. If you can open it in your browser, paste its text or HTML here, or import photos of it.',
  },
  text: {
    code: 'no_recipe_found',
    message:
      'No recipe was found in this text. Please paste the whole recipe, with its ingredients and directions.',
  },
  photos: {
    code: 'unreadable_photo',
    message:
      'No recipe could be read from the photos. Please take them again in good light, sharp and with the whole card in view, or type the recipe in.',
  },
  empty: {
    code: 'unreadable_photo',
    message:
      'There is nothing on the photo that could be read. Please choose one that shows the card, or type the recipe in.',
  },
  blurred: {
    code: 'unreadable_photo',
    message:
      'The photo is too blurred to read. Please take it again in good light with a steady hand, or type the recipe in.',
  },
  dish: {
    code: 'unreadable_photo',
    message:
      'No dish could be made out in the photo. Please take one of the finished dish in good light, or type the recipe in.',
  },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;

type Source = keyof typeof NOTHING_FOUND;

const NOTHING_IN = {
  'recipe-card': 'photos',
  dish: 'dish',
} as const satisfies Record<PhotoKind, Source>;

function nothingFound(source: Source, details: AppError['details'] = {}): AppError {
  const { code, message } = NOTHING_FOUND[source];
  return new AppError(code, message, details);
}

/** Why nothing could be read, where the photos themselves show it. */
async function faultOf(pictures: readonly ReadablePicture[]): Promise<'empty' | 'blurred' | null> {
  const found = await Promise.all(pictures.map(({ jpeg }) => clearnessOf(jpeg)));
  if (found.every((clearness) => clearness === 'empty')) return 'empty';
  return found.includes('blurred') ? 'blurred' : null;
}

const ALREADY_KEPT = 'You already have a recipe from this address.';

const DISHES_NEED_AI =
  'Recipes from photos of a dish need an AI provider, and none is set up here. Please ask the administrator to set AI_PROVIDER and AI_API_KEY.';

const NO_PLACE: ImportPlace = { ahead: null, reading: null, of: null };

/** Found out on the way, yet faults of the input: they do not count as imports. */
const NOT_ACCEPTED: ReadonlySet<RefusalKind> = new Set([
  'invalid_url',
  'address_not_allowed',
  'port_not_allowed',
]);

/** What is said of a page that came and has no recipe to give. */
const NOTHING_THERE: ReadonlySet<ErrorCode> = new Set([
  NOTHING_FOUND.page.code,
  NOTHING_FOUND.paywall.code,
]);

/** Who imports, and until when somebody waits for it. */
export interface Importer {
  readonly userId: string;
  readonly signal: AbortSignal;
}

/** Where a recipe comes from. */
interface Origin {
  readonly userId: string;
  readonly sourceUrl: string | null;
  /** Where the address led in the end. */
  readonly foundAt?: string | null;
}

interface PhotoForm {
  readonly files: readonly Buffer[];
  readonly kind: PhotoKind;
}

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: ImportLimits;
  readonly pictures: Pick<PictureWorkshop, 'toReadablePicture'>;
  readonly fetchPage: (url: string, signal: AbortSignal) => Promise<Page>;
  /** Whether an address a page names may be shown to the browser of the user. */
  readonly mayShow: (url: string) => boolean;
  /** Whether a page without a recipe says that one must pay for it. */
  readonly isBehindPaywall: (page: Page, signal: AbortSignal) => Promise<boolean>;
  readonly strategies: ImportStrategies;
}

export type ImportService = ReturnType<typeof createImportService>;

export function createImportService(parts: Parts) {
  const { database, clock, limits, pictures, fetchPage, mayShow, isBehindPaywall, strategies } =
    parts;
  const places = new Map<string, ImportPlace>();

  async function counted<T>(userId: string, attempt: () => Promise<T>): Promise<T> {
    const withdraw = await limits.count(userId);
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof FetchRefused && NOT_ACCEPTED.has(error.kind)) await withdraw();
      throw error;
    }
  }

  const alreadyKept = async (userId: string, address: string | null): Promise<string | null> =>
    address === null ? null : findBySource(database.db, userId, address);

  /** Whoever cannot read a page again is told that its recipe is there already. */
  async function toldOfKept(error: unknown, userId: string, url: string): Promise<unknown> {
    const { code, message, details } = toAppError(error);
    const isOfPage =
      error instanceof FetchRefused ? !NOT_ACCEPTED.has(error.kind) : NOTHING_THERE.has(code);
    const existingRecipeId = isOfPage ? await alreadyKept(userId, url) : null;
    if (existingRecipeId === null) return error;
    return new AppError(code, `${message} ${ALREADY_KEPT}`, { ...details, existingRecipeId });
  }

  /** Why a page has no recipe, where it is only kept from us. */
  async function checkWalls(asked: string, page: Page, signal: AbortSignal): Promise<void> {
    const { host } = new URL(page.url);
    if (isChallengePage(page.html)) {
      const elsewhere = { host, reason: 'a challenge' };
      throw new FetchRefused('site_refused', { subject: 'page', elsewhere });
    }
    if (await isBehindPaywall(page, signal)) {
      throw nothingFound('paywall', { elsewhere: { host, reason: 'for subscribers only' } });
    }
    if (isLogInPage(asked, page)) {
      throw nothingFound('logIn', { elsewhere: { host, reason: 'for who logs in only' } });
    }
  }

  /** The reader's answer with what only the server knows, checked like any other input. */
  async function finish(
    recipe: ReadRecipe | null,
    nothing: Source,
    { userId, sourceUrl, foundAt = null }: Origin,
  ): Promise<ImportResult> {
    if (recipe === null) throw nothingFound(nothing);
    const whole = withoutInvisibleLines(withoutHalfCharacters(recipe));
    const { imageUrl } = whole;
    const isShown = typeof imageUrl === 'string' && mayShow(imageUrl);
    const checked = ImportResult.safeParse({
      ...whole,
      tags: mergeTags(whole.tags),
      imageUrl: isShown ? imageUrl : null,
      evidence: whole.evidence.filter(({ path }) => isShown || path !== 'imageUrl'),
      sourceUrl,
      generatedAt: toIso(clock()),
      existingRecipeId:
        (await alreadyKept(userId, sourceUrl)) ?? (await alreadyKept(userId, foundAt)),
    });
    if (!checked.success) throw nothingFound(nothing, { cause: checked.error });
    return checked.data;
  }

  return {
    async fromUrl({ userId, signal }: Importer, url: string): Promise<ImportResult> {
      try {
        const page = await counted(userId, () => fetchPage(url, signal));
        const recipe = await strategies.page(page, signal);
        if (recipe === null) await checkWalls(url, page, signal);
        return await finish(recipe, 'page', { userId, sourceUrl: url, foundAt: page.url });
      } catch (error) {
        throw await toldOfKept(error, userId, url);
      }
    },

    async fromText(
      { userId, signal }: Importer,
      { text, sourceUrl = null }: ImportTextRequest,
    ): Promise<ImportResult> {
      await limits.count(userId);
      const recipe = await strategies.pasted({ text, url: sourceUrl }, signal);
      return finish(recipe, 'text', { userId, sourceUrl });
    },

    async fromPhotos({ userId, signal }: Importer, { files, kind }: PhotoForm) {
      if (files.length === 0) throw new AppError('invalid', MESSAGES.noValidPhotos);
      const read = strategies.photos[kind];
      if (read === null) throw new AppError('ai_not_configured', DISHES_NEED_AI);
      const photos = {
        pictures: await readablePhotos(files, pictures, signal),
        onPlace: (place: ImportPlace) => void places.set(userId, place),
      };
      await limits.count(userId);
      try {
        const recipe = await read(photos, signal);
        const nothing =
          recipe === null && kind === 'recipe-card' ? await faultOf(photos.pictures) : null;
        return await finish(recipe, nothing ?? NOTHING_IN[kind], { userId, sourceUrl: null });
      } catch (error) {
        if (error instanceof UnreadablePhoto) throw nothingFound('photos', { cause: error });
        throw error;
      } finally {
        places.delete(userId);
      }
    },

    placeOf: (userId: string): ImportPlace => places.get(userId) ?? NO_PLACE,

    remaining: (userId: string) => limits.remaining(userId),
  };
}
