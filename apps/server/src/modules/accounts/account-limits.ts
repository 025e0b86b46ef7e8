import type { Limit } from '../../platform/attempts/attempts.ts';
import { MINUTE } from '../../platform/clock.ts';

const WINDOW_MS = 15 * MINUTE;

/** Wrong passwords for one account from one address. A right login clears it. */
export const accountFromAddress = (email: string, address: string): string =>
  `password:${email}:${address}`;

export const accountFromAnywhere = (email: string): string => `password:${email}`;

/** Counted by the address that was typed, so accounts that do not exist lock like those that do. */
export const passwordLimits = (email: string, address: string): Limit[] => [
  { bucket: accountFromAddress(email, address), max: 10, windowMs: WINDOW_MS },
  { bucket: accountFromAnywhere(email), max: 50, windowMs: WINDOW_MS },
  { bucket: `password-from:${address}`, max: 100, windowMs: WINDOW_MS },
];

export const registerLimits = (address: string): Limit[] => [
  { bucket: `register-from:${address}`, max: 200, windowMs: MINUTE },
];

/** Keeps one caller from filling the database; it says nothing about any account. */
export const forgotLimits = (address: string): Limit[] => [
  { bucket: `forgot-from:${address}`, max: 200, windowMs: MINUTE },
];

export const resetMailLimits = (userId: string): Limit[] => [
  { bucket: `reset-mail:${userId}`, max: 3, windowMs: WINDOW_MS },
];

export const resetTokenLimits = (address: string): Limit[] => [
  { bucket: `reset-token-from:${address}`, max: 50, windowMs: WINDOW_MS },
];
