import { MESSAGES } from '@commonplate/contract';
import { AppError } from '../errors/app-error.ts';
import type { Access, Api } from '../http/api.ts';
import type { Sessions } from './sessions.ts';
import { notSignedIn } from './viewer.ts';

const BEARER = /^Bearer ([\w.~+/=-]+)$/i;

export interface ApiRoute {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
  readonly whilePasswordResetRequired: boolean;
}

/**
 * Every route below is for signed-in users unless its config says otherwise: who forgets to say who may call gets the safe
 * answer. Runs before the body is read. Answers the list of routes, which grows as they are registered.
 */
export function guardRoutes(api: Api, sessions: Pick<Sessions, 'viewerOf'>): readonly ApiRoute[] {
  const routes: ApiRoute[] = [];
  api.addHook('onRoute', ({ method, url, config = {} }) => {
    const { access = 'user', whilePasswordResetRequired = false } = config;
    for (const one of [method].flat()) {
      routes.push({ method: one, url, access, whilePasswordResetRequired });
    }
  });
  api.decorateRequest('viewer', null);
  api.addHook('onRequest', async (request) => {
    const { access = 'user', whilePasswordResetRequired = false } = request.routeOptions.config;
    if (access === 'public') return;
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const viewer = token === undefined ? undefined : await sessions.viewerOf(token);
    if (viewer === undefined) throw notSignedIn();
    if (viewer.passwordResetRequired && !whilePasswordResetRequired) {
      throw new AppError('password_reset_required', MESSAGES.resetRequired, {
        passwordResetRequired: true,
      });
    }
    if (access === 'admin' && viewer.role !== 'admin') {
      throw new AppError('forbidden', 'Only administrators may do this');
    }
    request.viewer = viewer;
  });
  return routes;
}
