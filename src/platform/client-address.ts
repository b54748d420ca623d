import { BlockList, isIP } from 'node:net';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The old addresses, as a socket that also takes the new ones writes them. */
const plain = (address: string) => address.replace(/^::ffff:/i, '');

/** Addresses and networks (`10.0.0.0/8`), as one question. */
function membersOf(list: readonly string[]): (address: string) => boolean {
  const members = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    if (isIP(address) === 0) continue;
    if (bits === undefined) members.addAddress(address, family(address));
    else members.addSubnet(address, Number(bits), family(address));
  }
  return (address) => isIP(address) !== 0 && members.check(address, family(address));
}

/** The address of who is asking: the socket's peer, or what our own proxy says of its peer. */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  trustedProxies: readonly string[],
): string {
  const isTrusted = membersOf(trustedProxies);
  const address = plain(peer ?? '');
  if (!isTrusted(address)) return address;
  // The rightmost is the one that our proxy wrote; what stands before it is the visitor's own claim.
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
  return hops.findLast((hop) => isIP(hop) !== 0 && !isTrusted(hop)) ?? address;
}

const longestUserAgent = 300;

/** Who is asking, as far as the request is believed. */
export function visitorOf(request: Request, peer: string | undefined, trustedProxies: readonly string[]) {
  return {
    fromAddress: clientAddress(peer, request.headers.get('x-forwarded-for'), trustedProxies),
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, longestUserAgent),
  };
}
