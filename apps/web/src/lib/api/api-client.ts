import type { EndpointName } from '@commonplate/contract';
import { ApiFailure } from './api-failure.ts';
import type { Answers, CallOptions } from './endpoint-shapes.ts';
import { type Call, send } from './http-request.ts';
import { createTokenRefresh } from './token-refresh.ts';
import type { SessionStore } from '../session/session-store.ts';

/** What a call may reveal about the session; where that leads is decided in `app/`, not here. */
export type ApiEvent = 'session-ended' | 'password-reset-required';

export interface ApiClient {
  call: <Name extends EndpointName>(
    name: Name,
    options: CallOptions<Name>,
  ) => Promise<Answers[Name]>;
  /** Ends the session on the server too, without waiting for it. */
  logout: () => void;
  subscribe: (listener: (event: ApiEvent) => void) => () => void;
}

/** Calls for people who are not signed in: a 401 there is an answer, not an expired token. */
const WITHOUT_SESSION = new Set<EndpointName>([
  'register',
  'login',
  'logout',
  'refreshToken',
  'forgotPassword',
  'resetPassword',
  'verifyResetToken',
  'importCapabilities',
]);

export function createApiClient(session: SessionStore): ApiClient {
  const refresh = createTokenRefresh(session);
  const listeners = new Set<(event: ApiEvent) => void>();
  const emit = (event: ApiEvent) => {
    for (const listener of listeners) listener(event);
  };

  async function sendSignedIn(call: Call): Promise<unknown> {
    const { token } = session.tokens();
    try {
      return await send(call, token);
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 401) throw error;
      const renewed = await refresh(token);
      if (renewed !== null) return send(call, renewed);
      session.end('expired');
      emit('session-ended');
      throw error;
    }
  }

  async function request(call: Call): Promise<unknown> {
    try {
      return WITHOUT_SESSION.has(call.endpoint) ? await send(call, null) : await sendSignedIn(call);
    } catch (error) {
      if (error instanceof ApiFailure && error.details.passwordResetRequired) {
        session.markPasswordResetRequired();
        emit('password-reset-required');
      }
      throw error;
    }
  }

  return {
    call: async <Name extends EndpointName>(name: Name, options: CallOptions<Name>) =>
      (await request({ ...options, endpoint: name })) as Answers[Name],

    logout() {
      const { token, refreshToken } = session.tokens();
      session.end('logout');
      if (refreshToken === null) return;
      // Signed out here whatever the server answers; unreached, its session runs out by itself.
      send(
        { endpoint: 'logout', body: { refreshToken }, fallback: 'Logout failed', keepalive: true },
        token,
      ).catch(() => undefined);
    },

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
