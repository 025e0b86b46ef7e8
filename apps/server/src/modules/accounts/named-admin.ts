import { AppError } from '../../platform/errors/app-error.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { UserDirectory } from './user-directory.service.ts';

/** The account the settings name exists and is admin. One that exists keeps its own password; nobody is demoted. */
export async function ensureNamedAdmin(
  admin: Settings['admin'],
  directory: Pick<UserDirectory, 'findByEmail' | 'create' | 'makeAdmin'>,
): Promise<void> {
  if (admin === undefined) return;
  const existing = await directory.findByEmail(admin.email);
  if (existing === undefined) {
    try {
      await directory.create({ name: 'Administrator', ...admin });
    } catch (error) {
      // Another server that started at the same moment was faster.
      if (!(error instanceof AppError && error.code === 'email_taken')) throw error;
    }
  }
  if (existing?.role !== 'admin') await directory.makeAdmin(admin.email);
}
