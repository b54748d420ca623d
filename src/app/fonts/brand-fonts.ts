import displayFont from './fraunces-latin.woff2';
import displayRupee from './fraunces-rupee.woff2';
import textFont from './plus-jakarta-sans-latin.woff2';
import textRupee from './plus-jakarta-sans-rupee.woff2';

/** The files that every page uses. */
export const mainFonts = [displayFont, textFont];

/** With the rupee sign, which is in no Latin subset and has small files of its own. */
export const brandFonts = [...mainFonts, displayRupee, textRupee];

/** Where a browser notes which fonts it has; a build with other files has another version. */
export const fontsKey = 'fonts';
export const fontsVersion = brandFonts.join(' ');

/** Runs in the page, so it names nothing of this module. */
function applyKeptFonts(key: string, version: string, files: string[], families: string[]) {
  try {
    if (localStorage.getItem(key) !== version) return;
    document.documentElement.dataset.fonts = '';
    for (const href of files) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href });
      document.head.append(link);
    }
    // Not every page has a price, and a browser warns of a preload in vain.
    for (const family of families) document.fonts.load(`1em ${family}`, '₹');
  } catch {
    // Storage is refused: the page keeps the phone's own fonts.
  }
}

/**
 * Runs before the first paint and uses the brand's fonts only where an earlier page has already fetched them: no page
 * waits for a font. With `font-display: optional` a preloaded font is there at the first paint or not used at all, so no
 * line moves.
 */
export const keptFontsScript = `(${applyKeptFonts})(${[
  fontsKey,
  fontsVersion,
  mainFonts,
  ['Fraunces', '"Plus Jakarta Sans"'],
]
  .map((value) => JSON.stringify(value))
  .join(',')})`;
