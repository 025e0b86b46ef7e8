import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * Whether an address belongs to the open internet. Everything else is somebody's own network or machine: loopback,
 * private, link-local (cloud metadata!), carrier NAT, benchmarking, multicast, documentation, tunnels.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return isPublicV4(address);
  if (address.isIPv4MappedAddress()) return isPublicV4(address.toIPv4Address());
  // Hosts without IPv4 of their own see public sites through this prefix; the address that counts is the embedded one.
  if (address.match(NAT64)) return isPublicV4(new ipaddr.IPv4(address.toByteArray().slice(12)));
  return address.match(GLOBAL_UNICAST) && address.range() === 'unicast';
}

function isPublicV4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast';
}
