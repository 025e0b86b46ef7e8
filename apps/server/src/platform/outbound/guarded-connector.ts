import { isIP, type LookupFunction, type Socket } from 'node:net';
import { callbackify } from 'node:util';
import { buildConnector } from 'undici';
import { bareHost, type AllowList } from './allow-list.ts';
import { Obstacle } from './fetch-refused.ts';
import { isPublicAddress } from './public-address.ts';
import { resolveInTime, type ResolveHost } from './resolve-host.ts';

const CONNECT_LIMIT_MS = 10_000;

type Target = buildConnector.Options;

/** Opens a socket to one of the given addresses and to nothing else. */
export type Dial = (target: Target, addresses: readonly string[]) => Promise<Socket>;

interface Guards {
  readonly allow: AllowList;
  readonly resolve: ResolveHost;
  readonly dial?: Dial;
}

/**
 * The name is resolved here, once; every address it has must be public; the socket is opened to exactly those, so that a
 * second answer of the name server counts for nothing; and where the socket ended is looked at again.
 */
export function createGuardedConnector(guards: Guards): buildConnector.connector {
  return (target, callback) => {
    callbackify(connect)(target, guards, (failure, socket) => {
      if (failure) callback(failure, null);
      else callback(null, socket);
    });
  };
}

async function connect(target: Target, guards: Guards): Promise<Socket> {
  const { allow, resolve, dial = dialPinned } = guards;
  const host = bareHost(target.hostname);
  const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
  const isTrusted = allow.has(host, port);
  // A lookup hook would never be asked about an address that is written out, so both cases meet here.
  const addresses = isIP(host) === 0 ? await resolveInTime(resolve, host) : [host];
  if (!isTrusted && !addresses.every(isPublicAddress)) {
    throw new Obstacle('address_not_allowed', 'the host has a private address');
  }
  const socket = await dial(target, addresses);
  if (!isTrusted && !isPublicAddress(socket.remoteAddress ?? '')) {
    socket.destroy();
    throw new Obstacle('address_not_allowed', 'the connection ended at a private address');
  }
  return socket;
}

const dialPinned: Dial = (target, addresses) => {
  const dial = buildConnector({
    allowH2: false,
    timeout: CONNECT_LIMIT_MS,
    autoSelectFamily: true,
    lookup: pinnedTo(addresses),
  });
  return new Promise((resolve, reject) => {
    dial(target, (...[failure, socket]) => (socket ? resolve(socket) : reject(failure)));
  });
};

function pinnedTo(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, callback) => {
    const [first] = found;
    if (all || !first) callback(null, found);
    else callback(null, first.address, first.family);
  };
}
