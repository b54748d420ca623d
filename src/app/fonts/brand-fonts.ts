import displayFont from './fraunces-latin.woff2';
import displayRupee from './fraunces-rupee.woff2';
import textFont from './plus-jakarta-sans-latin.woff2';
import textRupee from './plus-jakarta-sans-rupee.woff2';

/** The files that every page uses. */
const mainFonts = [displayFont, textFont];

/** Includes the rupee sign, which no Latin subset contains and which has its own small files. */
export const brandFonts = [...mainFonts, displayRupee, textRupee];

/** The storage key for the fonts in the browser's cache; a build with other files has another version. */
export const fontsKey = 'fonts';
export const fontsVersion = brandFonts.join(' ');

/** This function is serialized into the page, so it must not refer to this module. */
function applyKeptFonts(key: string, version: string, files: string[], families: string[]) {
  try {
    if (localStorage.getItem(key) !== version) return;
    document.documentElement.dataset.fonts = '';
    for (const href of files) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href });
      document.head.append(link);
    }
    // Not every page shows a price, and browsers warn about unused preloads.
    for (const family of families) document.fonts.load(`1em ${family}`, '₹');
  } catch {
    // Storage is refused, so the page uses the system's fonts.
  }
}

export const fontFamilies = ['Fraunces', '"Plus Jakarta Sans"'];

/**
 * Runs before the first paint and enables the brand's fonts only if an earlier page has fetched them, so no page waits
 * for a font. With `font-display: optional`, a preloaded font is used at the first paint or not at all, so the text
 * does not shift.
 */
export const keptFontsScript = `(${applyKeptFonts})(${[fontsKey, fontsVersion, mainFonts, fontFamilies]
  .map((value) => JSON.stringify(value))
  .join(',')})`;
