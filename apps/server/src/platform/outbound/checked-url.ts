import { isIP } from 'node:net';
import { URL_MAX } from '@commonplate/contract';
import { bareHost, type AllowList } from './allow-list.ts';
import { Obstacle } from './fetch-refused.ts';
import { isPublicAddress } from './public-address.ts';

const WEB_PORTS: ReadonlySet<number> = new Set([80, 443]);

export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

/** Names that mean the machine itself wherever they are looked up, also with the dot that ends a full name. */
const isOwnMachine = (host: string): boolean => /(?:^|\.)localhost\.*$/.test(host);

/** Everything that can be told from the address alone, before any name is looked up. */
export function checkedUrl(url: URL | null, allow: AllowList): URL {
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.href.length > URL_MAX) {
    throw new Obstacle('invalid_url', 'not a web address');
  }
  if (url.username !== '' || url.password !== '') {
    throw new Obstacle('invalid_url', 'credentials in the address');
  }
  const host = bareHost(url.hostname);
  if (allow.has(host, portOf(url))) return url;
  if (isOwnMachine(host)) throw new Obstacle('address_not_allowed', 'a name of this machine');
  if (isIP(host) !== 0 && !isPublicAddress(host)) {
    throw new Obstacle('address_not_allowed', 'private address');
  }
  if (!WEB_PORTS.has(portOf(url))) {
    throw new Obstacle('port_not_allowed', `port ${portOf(url)}`);
  }
  return url;
}

/** Whether an address found in a page is worth keeping: one that could be fetched, going by the address alone. */
export function mayBeFetched(address: string, allow: AllowList): boolean {
  try {
    checkedUrl(URL.parse(address), allow);
    return true;
  } catch (error) {
    if (error instanceof Obstacle) return false;
    throw error;
  }
}
