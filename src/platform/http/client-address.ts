import { BlockList, isIP, isIPv6 } from 'node:net';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Turns an IPv4-mapped IPv6 address (`::ffff:192.0.2.7`), as dual-stack sockets report it, into IPv4. */
const unmapIPv4 = (address: string) => address.replace(/^::ffff:/i, '');

/** A function that says whether an address is in a list of addresses and networks (`10.0.0.0/8`). */
function matcherOf(list: readonly string[]): (address: string) => boolean {
  const members = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    if (isIP(address) === 0) continue;
    if (bits === undefined) members.addAddress(address, family(address));
    else members.addSubnet(address, Number(bits), family(address));
  }
  return (address) => isIP(address) !== 0 && members.check(address, family(address));
}

const matchers = new WeakMap<readonly string[], ReturnType<typeof matcherOf>>();

/** Made once for each list, because every call asks it. */
function matcherFor(list: readonly string[]): ReturnType<typeof matcherOf> {
  const made = matchers.get(list) ?? matcherOf(list);
  matchers.set(list, made);
  return made;
}

/** The client's address: the socket's peer, or the one that a trusted proxy forwards. */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  trustedProxies: readonly string[],
): string {
  const isTrusted = matcherFor(trustedProxies);
  const address = unmapIPv4(peer ?? '');
  if (!isTrusted(address)) return address;
  // Our proxy appends its peer on the right; what stands before it can be forged.
  const hops = (forwardedFor ?? '').split(',').map((hop) => unmapIPv4(hop.trim()));
  return hops.findLast((hop) => isIP(hop) !== 0 && !isTrusted(hop)) ?? address;
}

/** Limits count an IPv6 /64, because a household has a whole one; an IPv4 address is unchanged. */
export function slash64Of(address: string): string {
  if (!isIPv6(address)) return address;
  // The URL parser normalises IPv6: lower case, no leading zeros, no dotted end.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::', 2);
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
  const groups = [...front, ...gap, ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Loopback, private, link-local and carrier-grade NAT networks, which no internet visitor has. */
const isPrivate = matcherOf([
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
  matcherFor(trustedProxies)(address);

const maxUserAgentLength = 300;

/** What a request tells about its sender; the user agent can be forged. */
export function visitorOf(request: Request, peer: string | undefined, trustedProxies: readonly string[]) {
  const forwardedFor = request.headers.get('x-forwarded-for');
  const fromAddress = clientAddress(peer, forwardedFor, trustedProxies);
  return {
    fromAddress,
    // A forwarded private address belongs to an untrusted proxy or a load balancer.
    isProxyAddress: forwardedFor !== null && isPrivate(fromAddress),
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, maxUserAgentLength),
  };
}
