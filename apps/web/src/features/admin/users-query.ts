import { MESSAGES } from '@commonplate/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

export const usersQuery = queryOptions({
  queryKey: ['admin', 'users'],
  queryFn: async ({ signal }) => {
    const { users } = await api.call('adminUsers', { signal, fallback: MESSAGES.usersFailed });
    return users;
  },
});
