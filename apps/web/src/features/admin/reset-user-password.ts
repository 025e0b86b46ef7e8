import { MESSAGES, type User } from '@commonplate/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { usersQuery } from './users-query.ts';

export interface IssuedPassword {
  user: User;
  temporaryPassword: string;
}

export function useResetUserPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (user: User): Promise<IssuedPassword> => {
      const { temporaryPassword } = await api.call('adminResetPassword', {
        params: { id: user.id },
        fallback: MESSAGES.resetFailed,
      });
      return { user, temporaryPassword };
    },
    // Marked here instead of asked for again: an admin who reset the own password could not ask any more.
    onSuccess: ({ user }) =>
      queryClient.setQueryData(usersQuery.queryKey, (users) =>
        users?.map((each) =>
          each.id === user.id ? { ...each, passwordResetRequired: true } : each,
        ),
      ),
  });
}
