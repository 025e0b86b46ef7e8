import { z } from 'zod';
import { ChangePasswordRequest, RegisterRequest, ResetPasswordRequest } from './account.ts';

/** What the screens ask beyond what is sent: the password typed a second time. */
const DIFFERENT = { message: "Passwords don't match", path: ['confirmPassword'] };

export const RegisterForm = RegisterRequest.extend({ confirmPassword: z.string() }).refine(
  (form) => form.password === form.confirmPassword,
  DIFFERENT,
);
export type RegisterForm = z.infer<typeof RegisterForm>;

export const ResetPasswordForm = ResetPasswordRequest.pick({ newPassword: true })
  .extend({ confirmPassword: z.string().min(1, 'Please confirm your password') })
  .refine((form) => form.newPassword === form.confirmPassword, DIFFERENT);
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>;

export const changePasswordForm = (confirmRequired: string) =>
  ChangePasswordRequest.extend({ confirmPassword: z.string().min(1, confirmRequired) }).refine(
    (form) => form.newPassword === form.confirmPassword,
    DIFFERENT,
  );
export type ChangePasswordForm = z.infer<ReturnType<typeof changePasswordForm>>;
