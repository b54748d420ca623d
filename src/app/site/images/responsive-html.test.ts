import { describe, expect, it } from 'vitest';
import { pictureOfImage } from '#domain/images/image-files.ts';
import { safeHtml } from '#platform/html/safe-html.ts';
import { responsiveHtml } from './responsive-html.ts';

const made = { renditionHash: 'h', shareHash: 's', width: 1000, height: 800, focalX: 50, focalY: 50 };
const images = new Map([['/media/image/7.webp', { ...pictureOfImage(made), alt: 'A "river" & boat' }]]);

describe('an image in a text', () => {
  it('gets its renditions, its present size and its description', () => {
    const html = safeHtml('<p>a<img src="/media/image/7.webp" width="90" height="60"></p>');
    const shown = responsiveHtml(html, images);
    expect(shown).toContain('<source type="image/avif" srcset="/media/images/h-');
    expect(shown).toContain('src="/media/images/h-960.webp" width="1000" height="800"');
    expect(shown).toContain('alt="A &quot;river&quot; &amp; boat"');
    expect(shown).toContain('loading="lazy"');
    expect(shown).not.toContain('width="90"');
  });

  it('keeps the words that the text has for it', () => {
    const html = safeHtml('<p><img src="/media/image/7.webp" alt="Our $& boat"></p>');
    expect(responsiveHtml(html, images)).toContain('alt="Our $&amp; boat"');
  });

  it.each([
    ...['/media/image/8.webp', 'https://x.example/media/image/7.webp', '/posters/guwahati.webp'],
    // Properties that every object has.
    ...['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'],
  ])('stays as it is at %s', (address) => {
    const html = safeHtml(`<p><img src="${address}" alt="x" width="90"></p>`);
    expect(responsiveHtml(html, images)).toBe(html);
  });
});
