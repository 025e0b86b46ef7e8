import {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  LoginRequest,
  MESSAGES,
  RefreshRequest,
  RegisterRequest,
  RegistrationStatus,
  ResetPasswordRequest,
  ResetTokenCheck,
  SignedIn,
  TokenPair,
  User,
} from '@commonplate/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clientAddress } from '../../platform/attempts/client-address.ts';
import { type Api, answers, answersCreated, ok } from '../../platform/http/api.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import { viewerOf } from '../../platform/sessions/viewer.ts';
import type { Accounts } from './accounts.service.ts';
import type { PasswordReset } from './password-reset.service.ts';
import { viewerToUser } from './present-user.ts';

interface Services {
  readonly accounts: Accounts;
  readonly passwordReset: PasswordReset;
  readonly sessions: Pick<Sessions, 'refresh' | 'end'>;
}

const Done = z.object({ message: z.string() });
const OneUser = z.object({ user: User });
const tags = ['Accounts'];
const config = { access: 'public' } as const;
const ownConfig = { whilePasswordResetRequired: true } as const;

const addressOf = (request: FastifyRequest) => clientAddress(request.ip);

function registerSignIn(api: Api, { accounts, sessions }: Services): void {
  api.post(
    '/auth/register',
    {
      config,
      schema: {
        tags,
        summary: 'Make an account and sign in',
        body: RegisterRequest,
        response: answersCreated(SignedIn),
      },
    },
    async (request, reply) => {
      const signedIn = await accounts.register(request.body, addressOf(request));
      return reply.code(201).send(ok(signedIn));
    },
  );
  api.get(
    '/auth/registration',
    {
      config,
      schema: {
        tags,
        summary: 'Whether a visitor can make an account here',
        response: answers(RegistrationStatus),
      },
    },
    async () => ok(await accounts.registrationStatus()),
  );
  api.post(
    '/auth/login',
    {
      config,
      schema: { tags, summary: 'Sign in', body: LoginRequest, response: answers(SignedIn) },
    },
    async (request) => ok(await accounts.login(request.body, addressOf(request))),
  );
  api.post(
    '/auth/refresh-token',
    {
      config,
      schema: {
        tags,
        summary: 'Trade a refresh token for a new pair',
        body: RefreshRequest,
        response: answers(TokenPair),
      },
    },
    async (request) => ok(await sessions.refresh(request.body.refreshToken)),
  );
  api.post(
    '/auth/logout',
    {
      config,
      schema: { tags, summary: 'End a session', body: RefreshRequest, response: answers(Done) },
    },
    async (request) => {
      await sessions.end(request.body.refreshToken);
      return ok({ message: 'Signed out' });
    },
  );
}

function registerOwnAccount(api: Api, { accounts }: Services): void {
  api.get(
    '/auth/profile',
    {
      config: ownConfig,
      schema: { tags, summary: 'The signed-in user', response: answers(OneUser) },
    },
    async (request) => ok({ user: viewerToUser(viewerOf(request)) }),
  );
  api.put(
    '/auth/change-password',
    {
      config: ownConfig,
      schema: {
        tags,
        summary: 'Change the own password; other sessions end',
        body: ChangePasswordRequest,
        response: answers(Done.extend(OneUser.shape)),
      },
    },
    async (request) => {
      const viewer = viewerOf(request);
      const user = await accounts.changePassword(viewer, request.body, addressOf(request));
      return ok({ message: MESSAGES.passwordChanged, user });
    },
  );
}

function registerForgotten(api: Api, { passwordReset }: Services): void {
  api.post(
    '/auth/forgot-password',
    {
      config,
      schema: {
        tags,
        summary: 'Ask for a mail with a reset link',
        body: ForgotPasswordRequest,
        response: answers(Done),
      },
    },
    async (request) => {
      await passwordReset.request(request.body.email, addressOf(request));
      return ok({ message: MESSAGES.forgotAnswer });
    },
  );
  api.get(
    '/auth/verify-reset-token/:token',
    {
      config,
      schema: {
        tags,
        summary: 'Whether a reset link still works',
        params: z.object({ token: z.string() }),
        response: answers(ResetTokenCheck),
      },
    },
    async (request) => ok(await passwordReset.check(request.params.token, addressOf(request))),
  );
  api.post(
    '/auth/reset-password',
    {
      config,
      schema: {
        tags,
        summary: 'Set a new password by a reset link',
        body: ResetPasswordRequest,
        response: answers(Done),
      },
    },
    async (request) => {
      await passwordReset.reset(request.body, addressOf(request));
      return ok({ message: 'Your password has been reset. Please sign in with the new one.' });
    },
  );
}

export function registerAccountRoutes(api: Api, services: Services): void {
  registerSignIn(api, services);
  registerOwnAccount(api, services);
  registerForgotten(api, services);
}
