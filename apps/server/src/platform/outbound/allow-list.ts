/** Hosts the operator opened although they are private, each with its port. */
export interface AllowList {
  readonly has: (host: string, port: number) => boolean;
}

/** Takes `host:port` entries; `[::1]:8080` for IPv6. Names are compared as written, never by what they resolve to. */
export function createAllowList(entries: readonly string[]): AllowList {
  const allowed = new Set(entries.map(normalised));
  return { has: (host, port) => allowed.has(`${host}:${port}`) };
}

function normalised(entry: string): string {
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(entry.trim()) ?? [];
  // Through the same parser as the addresses it will be compared with, so that spellings agree.
  const url = host && port ? URL.parse(`http://${host}:${port}`) : null;
  if (!url || !port) throw new TypeError(`FETCH_ALLOW: "${entry}" is not host:port`);
  return `${bareHost(url.hostname)}:${Number(port)}`;
}

/** URLs write IPv6 addresses in brackets; resolvers, sockets and address tables do not. */
export function bareHost(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}
