import { describe, expect, it } from 'vitest';
import { pageCode } from '#domain/enquiries/clicks/click-code-input.ts';
import { publicPages } from '#paths.ts';
import { pageOf, pageOfCode, placeOf } from './origin.ts';

describe('the origin of an enquiry', () => {
  it.each([
    ['/cruises', '/cruises'],
    ['/bhutan-tour-package-description?packageId=7', '/bhutan-tour-package-description'],
    ['/blog-page/tea-gardens#part', '/blog-page/tea-gardens'],
    ['/404', ''],
    ['https://elsewhere.example/', ''],
    ['', ''],
  ])('%j is the page %j', (typed, page) => {
    expect(pageOf(typed)).toBe(page);
  });

  it('tells the service and city of its page', () => {
    expect(placeOf('/guwahati-taxi')).toEqual({ service: 'Cabs', city: 'Guwahati' });
    expect(placeOf('/toString')).toEqual({ service: '', city: '' });
  });

  it('is found by the code in its links', () => {
    for (const { path } of publicPages) expect(pageOfCode(pageCode(path))).toBe(path);
    expect(pageOfCode('')).toBe('');
  });
});
