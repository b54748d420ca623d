import { describe, expect, it } from 'vitest';
import { isAllowedLink, isAllowedPicture, linkAddress, pictureAddress } from './addresses.ts';

describe('the address of a link', () => {
  it.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    [' http://example.com ', 'http://example.com'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
    ['mailto:rupa@example.com', 'mailto:rupa@example.com'],
    ['tel:+91 98765 43210', 'tel:+919876543210'],
    ['/', '/'],
    ['/blog-page/a-post', '/blog-page/a-post'],
  ])('accepts %j', (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });

  it.each([
    '',
    'example.com',
    'www.example.com',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    'https://',
    'https://a b.com',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'mailto:',
    'tel:',
    '#part',
  ])('refuses %j', (typed) => {
    expect(linkAddress(typed)).toBeUndefined();
  });
});

describe('the address of a picture', () => {
  it.each(['https://example.com/a.jpg', '/images/a.webp'])('accepts %j', (typed) => {
    expect(pictureAddress(typed)).toBe(typed);
  });

  it.each([
    'http://example.com/a.jpg',
    'data:image/png;base64,AAAA',
    '//example.com/a.jpg',
    'a.jpg',
    'blob:x',
  ])('refuses %j', (typed) => {
    expect(pictureAddress(typed)).toBeUndefined();
  });
});

describe('addresses in an existing text', () => {
  it.each(['https://example.com', 'mailto:a@example.com', '/a', '#part', 'page', '?page=2'])(
    'keeps the link %j',
    (href) => {
      expect(isAllowedLink(href)).toBe(true);
    },
  );

  it.each([
    null,
    '',
    '//example.com',
    '\\\\example.com',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'file:///c:/a',
  ])('loses the link %j', (href) => {
    expect(isAllowedLink(href)).toBe(false);
  });

  it('keeps only pictures of our own site and of https addresses', () => {
    expect(['/a.jpg', 'https://example.com/a.jpg'].every(isAllowedPicture)).toBe(true);
    expect(['http://example.com/a.jpg', 'data:image/png,x', 'file:///a.jpg', ''].some(isAllowedPicture)).toBe(
      false,
    );
  });
});
