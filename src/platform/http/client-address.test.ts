import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress, slash64Of, visitorOf } from './client-address.ts';

describe('the client address', () => {
  it.each([
    ['198.51.100.1', '1.1.1.1', [], '198.51.100.1'],
    ['::ffff:198.51.100.1', null, [], '198.51.100.1'],
    ['127.0.0.1', '192.0.2.7', ['127.0.0.1'], '192.0.2.7'],
    ['127.0.0.1', 'claimed, 192.0.2.7', ['127.0.0.1'], '192.0.2.7'],
    ['127.0.0.1', '192.0.2.7, 10.0.0.2', ['127.0.0.1', '10.0.0.2'], '192.0.2.7'],
    ['127.0.0.1', null, ['127.0.0.1'], '127.0.0.1'],
    ['172.18.0.4', '192.0.2.7', ['172.16.0.0/12'], '192.0.2.7'],
    ['127.0.0.1', 'not an address', ['127.0.0.1'], '127.0.0.1'],
    ['::1', '2001:db8::7', ['::1', 'nonsense'], '2001:db8::7'],
    ['198.51.100.1', '192.0.2.7', ['127.0.0.1'], '198.51.100.1'],
    [undefined, '192.0.2.7', [], ''],
  ])(
    'of peer %s with X-Forwarded-For %s and trusted proxies %j is %s',
    (peer, forwarded, trusted, address) => {
      expect(clientAddress(peer, forwarded, trusted)).toBe(address);
    },
  );
});

describe('the /64 of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['1::3:4:5:6:192.0.2.7', '1:0:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('of %s is %s', (address, expected) => {
    expect(slash64Of(address)).toBe(expected);
  });

  it('is the first four groups, in any notation', () => {
    const group = fc.nat(0xffff);
    const spelling = fc.constantFrom<(part: number) => string>(
      (part) => part.toString(16),
      (part) => part.toString(16).padStart(4, '0'),
      (part) => part.toString(16).toUpperCase(),
    );
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), spelling, (groups, spell) => {
        const address = groups.map(spell).join(':');
        const shortened = address.replace(/(^|:)0+(:0+)+(:|$)/, '::');
        const expected = `${groups
          .slice(0, 4)
          .map((part) => part.toString(16))
          .join(':')}::/64`;
        expect(slash64Of(address)).toBe(expected);
        if (isIPv6(shortened)) expect(slash64Of(shortened)).toBe(expected);
      }),
    );
  });
});

describe('a proxy’s own address', () => {
  const asked = (forwardedFor?: string) =>
    new Request('https://www.purvai.example/', {
      headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
    });

  it.each([
    // A visitor's own address, with and without a proxy.
    ['198.51.100.1', undefined, [], false],
    ['127.0.0.1', undefined, [], false],
    ['127.0.0.1', '192.0.2.7', ['127.0.0.1'], false],
    // X-Forwarded-For from an untrusted peer is ignored.
    ['198.51.100.1', '192.0.2.7', [], false],
    // An untrusted proxy, a load balancer before nginx, and a proxy that names itself.
    ['127.0.0.1', '192.0.2.7', [], true],
    ['172.18.0.4', '192.0.2.7', ['127.0.0.1'], true],
    ['127.0.0.1', '10.0.0.5', ['127.0.0.1'], true],
    ['127.0.0.1', '127.0.0.1', ['127.0.0.1'], true],
    ['::1', 'fd00::7', ['::1'], true],
  ])(
    'of peer %s with X-Forwarded-For %s and trusted proxies %j: %s',
    (peer, forwardedFor, trusted, expected) => {
      expect(visitorOf(asked(forwardedFor), peer, trusted).isProxyAddress).toBe(expected);
    },
  );
});
