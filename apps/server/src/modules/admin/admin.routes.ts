import { User } from '@commonplate/contract';
import { z } from 'zod';
import { type Api, answers, ok } from '../../platform/http/api.ts';

/** What administrators need of accounts; app.ts hands it over. */
interface UserDirectory {
  list(): Promise<User[]>;
  issueTemporaryPassword(userId: string): Promise<string>;
}

const tags = ['Administration'];
const config = { access: 'admin' } as const;

export function registerAdmin(api: Api, directory: UserDirectory): void {
  api.get(
    '/auth/admin/users',
    {
      config,
      schema: {
        tags,
        summary: 'Every account',
        response: answers(z.object({ users: z.array(User) })),
      },
    },
    async () => ok({ users: await directory.list() }),
  );
  api.post(
    '/auth/admin/users/:id/reset-password',
    {
      config,
      schema: {
        tags,
        summary: 'Give an account a temporary password; its sessions end',
        params: z.object({ id: z.uuid() }),
        response: answers(z.object({ temporaryPassword: z.string() })),
      },
    },
    async (request) =>
      ok({ temporaryPassword: await directory.issueTemporaryPassword(request.params.id) }),
  );
}
