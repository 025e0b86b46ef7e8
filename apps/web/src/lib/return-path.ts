import { paths } from './paths.ts';

const NOT_A_DESTINATION = new Set<string>([
  paths.home.to,
  paths.login.to,
  paths.register.to,
  paths.forgotPassword.to,
]);

/** Where to go after sign-in: back to the guarded page, if that is a page of ours; else to the recipes. */
export function safeReturnPath(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return paths.recipes.to;
  const base = window.location.origin;
  if (!URL.canParse(from, base)) return paths.recipes.to;
  // Parsed as the browser would follow it: "//evil" and "/\evil" turn out to be other hosts.
  const url = new URL(from, base);
  const foreign = url.origin !== new URL(base).origin || url.pathname.startsWith('//');
  if (foreign || NOT_A_DESTINATION.has(url.pathname)) return paths.recipes.to;
  return `${url.pathname}${url.search}${url.hash}`;
}
