import {
  CreationHeaders,
  IDEMPOTENCY_HEADER,
  PublicSearchQuery,
  Recipe,
  RecipeChange,
  RecipeDraft,
  RecipeListQuery,
  RecipePage,
  RecipeStats,
} from '@commonplate/contract';
import { z } from 'zod';
import { type Api, answers, answersCreated, ok } from '../../platform/http/api.ts';
import { viewerOf } from '../../platform/sessions/viewer.ts';
import type { RecipeService } from './recipes.service.ts';

/** Any text: what is no id is no recipe, and says so as 404. */
const ById = z.object({ id: z.string() });
const OneRecipe = z.object({ recipe: Recipe });
const tags = ['Recipes'];

export function registerRecipeRoutes(api: Api, recipes: RecipeService): void {
  api.get(
    '/recipes',
    {
      schema: {
        tags,
        summary: 'Own recipes, by page, search and tags',
        querystring: RecipeListQuery,
        response: answers(RecipePage),
      },
    },
    async (request) => ok(await recipes.listOwn(viewerOf(request), request.query)),
  );

  api.get(
    '/recipes/public',
    {
      schema: {
        tags,
        summary: 'Public recipes of everybody, by page, search and tags',
        querystring: RecipeListQuery,
        response: answers(RecipePage),
      },
    },
    async (request) => ok(await recipes.listPublic(request.query)),
  );

  api.get(
    '/recipes/search/public',
    {
      schema: {
        tags,
        summary: 'Search public recipes',
        querystring: PublicSearchQuery,
        response: answers(RecipePage),
      },
    },
    async ({ query: { q, ...page } }) =>
      ok(await recipes.listPublic({ ...page, search: q, tags: '' })),
  );

  api.get(
    '/recipes/stats',
    { schema: { tags, summary: 'Figures about the own recipes', response: answers(RecipeStats) } },
    async (request) => ok(await recipes.stats(viewerOf(request))),
  );

  api.get(
    '/recipes/:id',
    {
      schema: {
        tags,
        summary: 'One recipe, own or public',
        params: ById,
        response: answers(OneRecipe),
      },
    },
    async (request) => ok({ recipe: await recipes.read(viewerOf(request), request.params.id) }),
  );

  api.post(
    '/recipes',
    {
      schema: {
        tags,
        summary: 'Keep a new recipe',
        headers: CreationHeaders,
        body: RecipeDraft,
        response: answersCreated(OneRecipe),
      },
    },
    async (request, reply) => {
      const key = request.headers[IDEMPOTENCY_HEADER];
      const recipe = await recipes.create(viewerOf(request), request.body, key);
      return reply.code(201).send(ok({ recipe }));
    },
  );

  api.put(
    '/recipes/:id',
    {
      schema: {
        tags,
        summary: 'Change a recipe',
        params: ById,
        body: RecipeChange,
        response: answers(OneRecipe),
      },
    },
    async (request) => {
      const { id } = request.params;
      return ok({ recipe: await recipes.update(viewerOf(request), id, request.body) });
    },
  );

  api.delete(
    '/recipes/:id',
    {
      schema: {
        tags,
        summary: 'Delete a recipe',
        params: ById,
        response: answers(z.object({ id: z.string() })),
      },
    },
    async (request) => {
      const { id } = request.params;
      await recipes.remove(viewerOf(request), id);
      return ok({ id });
    },
  );
}
