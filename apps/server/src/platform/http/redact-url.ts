const AFTER_SECRET = /(\/(?:reset-password|verify-reset-token)\/)[^/?#]+/gi;

/** A request's path fit for the log: no query (people's searches), no reset token. */
export const redactUrl = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(AFTER_SECRET, '$1:token');
