import type { Page } from './built-in-strategies.ts';

/** What pages for logging in are called, in the reader's languages. */
const NAMED =
  /(?<!\p{L})(?:log[- ]?(?:in|on)|sign[- ]?in|anmelden|anmeldung|einloggen|inloggen|aanmelden|connexion|connectez-vous|identifiez-vous|inici(?:a|ar|e) sesi[oó]n|inici(?:ar|e) sess[aã]o|fazer login|accedi|accesso|logga in|log ind|logg inn|zaloguj|logowanie|bejelentkez[eé]s|bel[eé]p[eé]s)(?!\p{L})/iu;
const PASSWORD = /<input\b[^<>]{0,600}\btype\s{0,9}=\s{0,9}["']?password\b/i;
const TITLE = /<(title|h1)\b[^<>]{0,300}>([^<>]{0,200})/gi;

/** Some sites write addresses of which not all signs stand for a letter. */
function pathOf(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Whether an address led to one where visitors log in. */
function leadsToLogIn(asked: string, foundAt: string): boolean {
  const path = pathOf(foundAt);
  return path !== pathOf(asked) && NAMED.test(path.replaceAll('-', ' '));
}

/** Forms to log in stand on pages of all kinds: only those that are named after it are no more than that. */
const isNamedAfterIt = (html: string): boolean =>
  PASSWORD.test(html) && [...html.matchAll(TITLE)].some(([, , words = '']) => NAMED.test(words));

/** Whether a page without a recipe is the one by which a site asks who wants to read it. */
export const isLogInPage = (asked: string, { html, url }: Page): boolean =>
  leadsToLogIn(asked, url) || isNamedAfterIt(html);
