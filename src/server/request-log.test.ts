import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutToken } from './request-log.ts';

describe('the path in a log', () => {
  it('is the requested path', () => {
    expect(withoutToken('/contactus')).toBe('/contactus');
    expect(withoutToken('/adminDashboard/')).toBe('/adminDashboard/');
    expect(withoutToken('/quote/abc/quote.pdf')).toBe('/quote/[hidden]');
    expect(withoutToken('/assets/fare-estimator.island-B3kd9aXXsdfkjhSDFkjhsdf.js')).toContain('estimator');
    expect(withoutToken('/blog-page/kaziranga-from-guwahati-one-day-or-two')).toContain('kaziranga');
    expect(withoutToken('/%')).toBe('/[unreadable]');
  });

  it('has no token, in any spelling of the path', () => {
    const escaped = (text: string, at: number) =>
      [...text]
        .map((letter, index) =>
          index % 5 === at ? `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}` : letter,
        )
        .join('');
    fc.assert(
      fc.property(
        fc.constantFrom('quote', 'request', 'booking', 'preview', 'duty'),
        fc.stringMatching(/^[\w-]{43}$/),
        fc.nat(6),
        fc.stringMatching(/^\/{1,3}$/),
        fc.stringMatching(/^\/{1,3}$/),
        (page, token, at, before, between) => {
          const logged = withoutToken(before + escaped(page, at) + between + escaped(token, at));
          expect(logged).toBe(`/${page}/[hidden]`);
        },
      ),
    );
  });

  it.each([
    '/DUTY/abc',
    '/duty;/abc',
    '/duty;a=b/abc',
    '/duty%2Fabc',
    '/duty%252Fabc',
    '/;/duty/abc',
    '/%5Cduty%5Cabc',
  ])('has no token in %s', (path) => {
    expect(withoutToken(path)).toMatch(/^\/duty\/\[hidden\]$/i);
  });

  it('has nothing that looks like a token, after any word', () => {
    const token = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString('base64url'));
    fc.assert(
      fc.property(
        token,
        fc.constantFrom('/', '/dutty/', '/api/duty/', '/qoute/', '/adminDashboard/'),
        (secret, before) => {
          expect(withoutToken(`${before}${secret}`)).not.toContain(secret);
        },
      ),
    );
  });
});
