import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

describe('the address of who is asking', () => {
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
  ])('of peer %s saying %s to those who trust %j is %s', (peer, forwarded, trusted, address) => {
    expect(clientAddress(peer, forwarded, trusted)).toBe(address);
  });
});
