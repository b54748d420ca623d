import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../tests/support/check-extent.ts';
import { allowedPicture, isPictureAddress, shownPicture, withShownPicture } from './picture-address.ts';

describe('the address of a picture', () => {
  it.each([
    '/posters/goa.webp',
    '/a',
    'https://img.example/a.jpg',
    'http://img.example/a.jpg?b=1&c=2#d',
    'HTTPS://img.example',
    'https://img.example/%20ü.jpg',
  ])('may be %s', (address) => {
    expect(isPictureAddress(address)).toBe(true);
    expect(allowedPicture(address)).toBe(address);
  });

  it.each([
    '',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://img.example/1',
    '//img.example/a.jpg',
    '/\\img.example/a.jpg',
    '\\\\img.example/a.jpg',
    '/\t/img.example/a.jpg',
    '/\n/img.example',
    'https:img.example/a.jpg',
    'https:///img.example/a.jpg',
    'https://',
    'https://user:secret@img.example/a.jpg',
    'ftp://img.example/a.jpg',
    'img.example/a.jpg',
    'a.jpg',
  ])('is never %j', (address) => {
    expect(isPictureAddress(address)).toBe(false);
    expect(withShownPicture({ featuredImage: address })).toEqual({ featuredImage: '' });
  });

  it('is a path of this site or a web address, for any text', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        ':',
        '//',
        'http',
        'https',
        'javascript',
        'data',
        '\t',
        '\n',
        ' ',
        '@',
        '.',
        '?',
        '#',
      ),
      fc.string({ maxLength: 4, unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const shown = shownPicture(parts.join(''));
        if (shown === '') return;
        const url = new URL(shown, 'https://www.purvai.example/blog');
        expect(url.protocol).toBe('https:');
        if (!/^https:/i.test(shown)) expect(url.host).toBe('www.purvai.example');
      }),
      { numRuns: runsOf(5000) },
    );
  });

  it('is loaded over https', () => {
    expect(shownPicture('http://img.example/http:a.jpg')).toBe('https://img.example/http:a.jpg');
    expect(shownPicture('/a.jpg')).toBe('/a.jpg');
  });
});
