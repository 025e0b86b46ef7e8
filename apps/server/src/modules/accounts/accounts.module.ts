import type { Api } from '../../platform/http/api.ts';
import type { Platform } from '../../platform/platform.ts';
import { registerAccountRoutes } from './accounts.routes.ts';
import { createAccounts } from './accounts.service.ts';
import { ensureNamedAdmin } from './named-admin.ts';
import { createPasswordReset } from './password-reset.service.ts';
import { type UserDirectory, createUserDirectory } from './user-directory.service.ts';

interface AccountsModule {
  readonly directory: UserDirectory;
  /** Once the schema is up to date. */
  prepare(): Promise<void>;
}

export function registerAccounts(api: Api, platform: Platform): AccountsModule {
  const directory = createUserDirectory(platform);
  const passwordReset = createPasswordReset(platform);
  platform.sweeper.add('reset tokens', () => passwordReset.sweep());
  registerAccountRoutes(api, {
    accounts: createAccounts(platform),
    passwordReset,
    sessions: platform.sessions,
  });
  return {
    directory,
    prepare: () => ensureNamedAdmin(platform.settings.admin, directory),
  };
}
