import { BlockList, isIP, isIPv6 } from 'node:net';

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

/** A household or an office has a whole /64 of IPv6 addresses, so limits count the /64; an IPv4 address is itself. */
export function slash64Of(address: string): string {
  if (!isIPv6(address)) return address;
  // The URL parser knows every spelling and writes one of them: lower case, without leading zeros or a dotted end.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::', 2);
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
  const groups = [...front, ...gap, ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Loopback, private, link-local and carrier-grade NAT networks: no visitor from the internet has such an address. */
const isPrivate = membersOf([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '::1',
  'fc00::/7',
  'fe80::/10',
]);

export const isTrustedProxy = (address: string, trustedProxies: readonly string[]): boolean =>
  membersOf(trustedProxies)(address);

const maxUserAgentLength = 300;

/** Who is asking, as far as the request is believed. */
export function visitorOf(request: Request, peer: string | undefined, trustedProxies: readonly string[]) {
  const forwardedFor = request.headers.get('x-forwarded-for');
  const fromAddress = clientAddress(peer, forwardedFor, trustedProxies);
  return {
    fromAddress,
    // A private address behind a proxy is a proxy's own: of one that is not named, or of a balancer before it.
    isProxyAddress: forwardedFor !== null && isPrivate(fromAddress),
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, maxUserAgentLength),
  };
}
