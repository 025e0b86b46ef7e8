import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { VERSION } from '../version.ts';

const FILE = { type: 'string', format: 'binary' } as const;

/** Forms are read part by part and have no schema of their own. */
const formBody = ({ field, maxFiles }: NonNullable<FastifyContextConfig['form']>) => ({
  type: 'object',
  required: [field],
  properties: {
    [field]: maxFiles === 1 ? FILE : { type: 'array', items: FILE, maxItems: maxFiles },
  },
});

/** Collects every route that is registered after it. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Commonplate',
        version: VERSION,
        description: 'A personal recipe-keeping app.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: (document) => {
      const result = jsonSchemaTransform(document);
      const isPublic = document.route.config?.access === 'public';
      const { form } = document.route.config ?? {};
      const schema = {
        ...result.schema,
        ...(!isPublic && { security: [{ bearer: [] }] }),
        ...(form && { body: formBody(form) }),
      };
      return { ...result, schema };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
}
