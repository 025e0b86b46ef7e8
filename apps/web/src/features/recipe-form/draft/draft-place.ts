import { claim } from './claim.ts';
import { createDraftStore } from './draft-store.ts';

const RELOAD_MS = 500;

interface Shelves {
  /** Shared by all tabs. */
  shared: Storage;
  /** Outlives a reload of this tab; a duplicate of the tab starts with a copy. */
  tab: Storage;
}

/** The drafts of this recipe, the newest first. */
function draftsOf(recipeKey: string, shared: Storage): string[] {
  const keys = Array.from({ length: shared.length }, (_, index) => shared.key(index) ?? '');
  return keys
    .filter((key) => key === recipeKey || key.startsWith(`${recipeKey}:`))
    .map((key) => ({ key, savedAt: createDraftStore(shared, key).read()?.savedAt ?? null }))
    .filter((draft) => draft.savedAt !== null)
    .toSorted((one, other) => Number(other.savedAt) - Number(one.savedAt))
    .map((draft) => draft.key);
}

function newPlace(recipeKey: string): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${recipeKey}:${number.toString(36)}`;
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
 * else a new place. What another open tab is writing is never taken. Null when the form was left meanwhile.
 */
export async function holdDraftPlace(
  recipeKey: string,
  { shared, tab }: Shelves,
  until: AbortSignal,
): Promise<string | null> {
  const before = tab.getItem(recipeKey);
  const drafts = draftsOf(recipeKey, shared);
  const own = drafts.filter((key) => key === before);
  const others = drafts.filter((key) => key !== before);
  const found = await firstFree([...own, ...others], before, until);
  const place = found ?? (await firstFree([newPlace(recipeKey)], before, until));
  if (place === null || until.aborted) return null;
  try {
    tab.setItem(recipeKey, place);
  } catch {
    // A full storage must not stand in the way of typing.
  }
  return place;
}
