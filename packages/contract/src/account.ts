import { z } from 'zod';
import {
  EMAIL_MAX,
  NAME_MAX,
  NEW_PASSWORD_MIN,
  PASSWORD_MAX,
  REGISTER_PASSWORD_MIN,
} from './limits.ts';
import { visibleText } from './visible-text.ts';

const TOO_LONG = `Password must be at most ${PASSWORD_MAX} characters`;

/** Trimmed and lower-cased: two spellings of one address are one account. */
export const Email = z
  .string({ error: 'Please enter a valid email address' })
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

export const PersonName = z
  .string({ error: 'Name must be at least 2 characters' })
  .overwrite(visibleText)
  .min(2, 'Name must be at least 2 characters')
  .max(NAME_MAX, `Name must be at most ${NAME_MAX} characters`);

/** Counts characters as people do, not UTF-16 halves; passwords are never trimmed. */
const characters = (text: string) => Array.from(text).length;

export const RegisterPassword = z
  .string({ error: 'Password must be at least 8 characters' })
  .max(PASSWORD_MAX * 4, TOO_LONG)
  .refine((p) => characters(p) >= REGISTER_PASSWORD_MIN, 'Password must be at least 8 characters')
  .refine((p) => characters(p) <= PASSWORD_MAX, TOO_LONG)
  .refine(
    (p) => /\p{Lu}/u.test(p) && /\p{Ll}/u.test(p) && /\p{Nd}/u.test(p),
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  );

const newPassword = (tooShort: string) =>
  z
    .string({ error: tooShort })
    .max(PASSWORD_MAX * 4, TOO_LONG)
    .refine((p) => characters(p) >= NEW_PASSWORD_MIN, tooShort)
    .refine((p) => characters(p) <= PASSWORD_MAX, TOO_LONG);

const GivenPassword = (required: string) =>
  z
    .string({ error: required })
    .min(1, required)
    .max(PASSWORD_MAX * 4, TOO_LONG);

export const Role = z.enum(['user', 'admin']);
export type Role = z.infer<typeof Role>;

export const User = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: Role,
  passwordResetRequired: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof User>;

export const RegisterRequest = z.object({
  name: PersonName,
  email: Email,
  password: RegisterPassword,
});
export type RegisterRequest = z.infer<typeof RegisterRequest>;

export const REGISTRATION_CLOSED = 'Registration is closed on this site';

/** Whether a visitor can make an account here. */
export const RegistrationStatus = z.object({ open: z.boolean() });
export type RegistrationStatus = z.infer<typeof RegistrationStatus>;

export const LoginRequest = z.object({
  email: Email,
  password: GivenPassword('Password is required'),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

export const ForgotPasswordRequest = z.object({ email: Email });
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>;

/** What can be no token at all is told like one that is not known. */
const BAD_RESET_LINK = 'This reset link is invalid or has expired';

export const ResetPasswordRequest = z.object({
  token: z.string({ error: BAD_RESET_LINK }).min(1, BAD_RESET_LINK).max(200, BAD_RESET_LINK),
  newPassword: newPassword('Password must be at least 6 characters'),
});
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

export const ChangePasswordRequest = z.object({
  currentPassword: GivenPassword('Current password is required'),
  newPassword: newPassword('New password must be at least 6 characters'),
});
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

/** Long enough for an access token sent here by mistake, which is refused as a token and not as a form. */
export const RefreshRequest = z.object({
  refreshToken: z
    .string({ error: 'A refresh token is needed' })
    .min(1, 'A refresh token is needed')
    .max(2_000),
});
export type RefreshRequest = z.infer<typeof RefreshRequest>;

export const TokenPair = z.object({ token: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof TokenPair>;

export const SignedIn = TokenPair.extend({ user: User });
export type SignedIn = z.infer<typeof SignedIn>;

export const ResetTokenCheck = z.object({ valid: z.boolean(), email: z.string().optional() });
export type ResetTokenCheck = z.infer<typeof ResetTokenCheck>;
