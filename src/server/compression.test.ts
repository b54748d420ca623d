import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, encodeOnce } from './compression.ts';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['brotli-like, x-gzip', 'identity'],
    ['', 'identity'],
    [null, 'identity'],
  ])('%j gets %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});

describe('encodeOnce', () => {
  it('compresses once, and decodes to the same bytes', async () => {
    const body = new Uint8Array(5000).fill(97);
    expect([...brotliDecompressSync(await encodeOnce(body, 'br'))]).toEqual([...body]);
    expect([...gunzipSync(await encodeOnce(body, 'gzip'))]).toEqual([...body]);
    expect(encodeOnce(body, 'br')).toBe(encodeOnce(body, 'br'));
    expect(encodeOnce(body, 'identity')).toBe(body);
  });
});
