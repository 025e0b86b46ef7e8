import type { User } from '@commonplate/contract';
import { toIso } from '../../platform/clock.ts';
import type { Viewer } from '../../platform/sessions/viewer.ts';
import type { UserRow } from './accounts.store.ts';

/** Names each field that leaves the server, so that no hash ever does. */
export const toUser = (row: UserRow): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  passwordResetRequired: row.password_reset_required === 1,
  createdAt: toIso(row.created_at),
});

export const viewerToUser = (viewer: Viewer): User => ({
  id: viewer.id,
  name: viewer.name,
  email: viewer.email,
  role: viewer.role,
  passwordResetRequired: viewer.passwordResetRequired,
  createdAt: toIso(viewer.createdAt),
});
