/** Unlike `crypto.randomUUID` also there on plain http, as on a home network. */
export const newId = (): string =>
  crypto
    .getRandomValues(new Uint32Array(4))
    .reduce((id, part) => id + part.toString(36).padStart(7, '0'), '');
