import type {
  Author,
  RecipeChange,
  RecipeDraft,
  RecipeListQuery,
  RecipeStats,
  Recipe,
  RecipePage,
} from '@commonplate/contract';
import { MESSAGES, visibleText } from '@commonplate/contract';
import { v7 as newId } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { JsonText } from '../../platform/http/json-text.ts';
import { claimKey, recipeUnderKey } from './creation-keys.store.ts';
import { type ListScope, countList, listPage, rowsInOrder } from './recipe-lists.store.ts';
import {
  type NewRecipeRow,
  type RecipeRow,
  toColumns,
  toNewRow,
  toSearchable,
} from './recipe-row.ts';
import { readStats } from './recipe-stats.store.ts';
import { type AuthoredRow, toRecipe, toRecipeJson } from './recipe.presenter.ts';
import { type Viewer, canEdit, canRead } from './recipes.policy.ts';
import {
  countIn,
  deleteRecipe,
  findVisible,
  insertRecipe,
  lockRecipe,
  replaceTags,
  updateRecipe,
} from './recipes.store.ts';
import type { RecipeSearch } from './search/recipe-search.ts';
import { PUBLIC_BOOK, ownBook } from './search/index-entries.ts';

/** Throws where a picture of our own is named that does not exist. */
export type RequirePicture = (photoUrl: string) => Promise<void>;

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly search: RecipeSearch;
  readonly requirePicture: RequirePicture;
}

export type RecipeService = ReturnType<typeof createRecipeService>;

const notFound = () => new AppError('not_found', MESSAGES.recipeNotFound);

const splitTags = (tags: string): string[] =>
  tags
    .split(',')
    .map(visibleText)
    .filter((tag) => tag !== '');

export function createRecipeService({ database, clock, search, requirePicture }: Parts) {
  const { db } = database;

  async function readable(viewer: Viewer, id: string): Promise<AuthoredRow> {
    const row = await findVisible(db, viewer, id);
    if (row === undefined || !canRead(viewer, row)) throw notFound();
    return row;
  }

  async function editable(viewer: Viewer, id: string): Promise<AuthoredRow> {
    const row = await readable(viewer, id);
    if (!canEdit(viewer, row))
      throw new AppError('forbidden', 'This recipe belongs to someone else');
    return row;
  }

  /** Everything that is derived from a row: its tags and its place in the search index. */
  async function file(tx: Tx, row: RecipeRow): Promise<void> {
    const searchable = toSearchable(row);
    await replaceTags(tx, row, searchable.tags);
    await search.file(tx, row.seq, searchable);
  }

  /** False, and nothing kept, when the key has made a recipe meanwhile. */
  async function keep(tx: Tx, row: NewRecipeRow, key: string | undefined): Promise<boolean> {
    const { id, owner_id: ownerId, created_at: now } = row;
    if (key !== undefined && !(await claimKey(tx, { ownerId, key, recipeId: id, now }))) {
      return false;
    }
    const saved = await insertRecipe(tx, row);
    await file(tx, saved);
    await countIn(tx, ownerId, 1);
    if (saved.visibility === 'public') await countIn(tx, 'public', 1);
    return true;
  }

  /** A `key` that has made a recipe before is answered with that one: the answer to the first call may have been lost. */
  async function create(viewer: Viewer, draft: RecipeDraft, key?: string): Promise<Recipe> {
    const known =
      key === undefined ? undefined : await recipeUnderKey(db, { ownerId: viewer.id, key });
    if (known !== undefined) return toRecipe(await readable(viewer, known));
    await requirePicture(draft.photoUrl ?? '');
    const row = toNewRow(draft, { id: newId(), ownerId: viewer.id, now: clock() });
    const isKept = await database.transaction((tx) => keep(tx, row, key));
    return isKept ? toRecipe(await readable(viewer, row.id)) : create(viewer, draft, key);
  }

  async function findRows(scope: ListScope, query: RecipeListQuery) {
    const { page, limit } = query;
    const offset = (page - 1) * limit;
    const tags = splitTags(query.tags);
    const text = visibleText(query.search);
    if (text === '' && tags.length === 0) {
      const total = await countList(db, scope);
      return { rows: await listPage(db, scope, { offset, limit, total }), total };
    }
    const book = scope === 'public' ? PUBLIC_BOOK : ownBook(scope.ownerId);
    const { seqs, total } = await search.find(db, { book, tags, search: text }, { offset, limit });
    return { rows: await rowsInOrder(db, scope, seqs), total };
  }

  async function list(scope: ListScope, query: RecipeListQuery): Promise<JsonText<RecipePage>> {
    const { rows, total } = await findRows(scope, query);
    const { page, limit } = query;
    const totalPages = Math.ceil(total / limit);
    const pagination = { page, limit, total, totalPages, hasNext: page < totalPages };
    const recipes = rows.map(toRecipeJson).join(',');
    return new JsonText(`{"recipes":[${recipes}],"pagination":${JSON.stringify(pagination)}}`);
  }

  return {
    listOwn: ({ id, name }: Author, query: RecipeListQuery) =>
      list({ ownerId: id, ownerName: name }, query),

    listPublic: (query: RecipeListQuery) => list('public', query),

    read: async (viewer: Viewer, id: string): Promise<Recipe> =>
      toRecipe(await readable(viewer, id)),

    stats: (viewer: Viewer): Promise<RecipeStats> => readStats(db, viewer.id, clock()),

    create,

    async update(viewer: Viewer, id: string, change: RecipeChange): Promise<Recipe> {
      const { seq, photo_url } = await editable(viewer, id);
      const { updatedAt, ...fields } = change;
      if (fields.photoUrl !== photo_url) await requirePicture(fields.photoUrl ?? '');
      await database.transaction(async (tx) => {
        const current = await lockRecipe(tx, seq);
        if (current === undefined) throw notFound();
        if (updatedAt && Date.parse(updatedAt) < current.updated_at) throw outdated();
        // Later than the version before, even if both fall into one millisecond or the clock was set back.
        const updated_at = Math.max(clock(), current.updated_at + 1);
        const saved = await updateRecipe(tx, seq, { ...toColumns(fields), updated_at });
        await file(tx, saved);
        if (saved.visibility !== current.visibility) {
          await countIn(tx, 'public', saved.visibility === 'public' ? 1 : -1);
        }
      });
      return toRecipe(await readable(viewer, id));
    },

    async remove(viewer: Viewer, id: string): Promise<void> {
      const { seq } = await editable(viewer, id);
      await database.transaction(async (tx) => {
        const row = await lockRecipe(tx, seq);
        if (row === undefined) throw notFound();
        await search.remove(tx, seq);
        await deleteRecipe(tx, seq);
        await countIn(tx, viewer.id, -1);
        if (row.visibility === 'public') await countIn(tx, 'public', -1);
      });
    },
  };
}

const outdated = () =>
  new AppError(
    'outdated',
    'This recipe was changed elsewhere in the meantime. Load it again to see the newer version.',
  );
