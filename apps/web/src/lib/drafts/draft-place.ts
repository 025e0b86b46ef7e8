import { claim } from './claim.ts';
import { type DraftSchema, createDraftStore } from './draft-store.ts';

/** A busy machine takes its time to end the page before a reload; only a duplicate of an open tab waits in vain. */
const RELOAD_MS = 2_000;

interface Shelves {
  /** Shared by all tabs. */
  shared: Storage;
  /** Outlives a reload of this tab; a duplicate of the tab starts with a copy. */
  tab: Storage;
}

interface DraftKind {
  /** What the drafts are of, and whose; see draftKey. */
  key: string;
  schema: DraftSchema<{ savedAt: number }>;
}

/** The places of all drafts of this, the newest first. */
export function draftPlaces({ key: of, schema }: DraftKind, shared: Storage): string[] {
  const keys = Array.from({ length: shared.length }, (_, index) => shared.key(index) ?? '');
  return keys
    .filter((key) => key === of || key.startsWith(`${of}:`))
    .map((key) => ({
      key,
      savedAt: createDraftStore(shared, { key, schema }).read()?.savedAt ?? null,
    }))
    .filter((draft) => draft.savedAt !== null)
    .toSorted((one, other) => Number(other.savedAt) - Number(one.savedAt))
    .map((draft) => draft.key);
}

function newPlace(of: string): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${of}:${number.toString(36)}`;
}

async function firstFree(
  keys: readonly string[],
  before: string | null,
  until: AbortSignal,
): Promise<string | null> {
  for (const key of keys) {
    const patienceMs = key === before ? RELOAD_MS : 0;
    // oxlint-disable-next-line no-await-in-loop -- one after the other: whoever gets the first must not hold the rest
    if (await claim({ name: key, until, patienceMs })) return key;
  }
  return null;
}

/**
 * Where this tab keeps its draft: what it wrote before a reload, else what a closed or crashed tab left behind,
 * else a new place. What another open tab is writing is never taken. Null when the screen was left meanwhile.
 */
export async function holdDraftPlace(
  kind: DraftKind,
  { shared, tab }: Shelves,
  until: AbortSignal,
): Promise<string | null> {
  const before = tab.getItem(kind.key);
  const drafts = draftPlaces(kind, shared);
  const own = drafts.filter((key) => key === before);
  const others = drafts.filter((key) => key !== before);
  const found = await firstFree([...own, ...others], before, until);
  const place = found ?? (await firstFree([newPlace(kind.key)], before, until));
  if (place === null || until.aborted) return null;
  try {
    tab.setItem(kind.key, place);
  } catch {
    // A full storage must not stand in the way of typing.
  }
  return place;
}
