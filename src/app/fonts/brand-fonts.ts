import displayFont from './fraunces-latin.woff2';
import textFont from './plus-jakarta-sans-latin.woff2';

/** The files that every page needs. The rupee sign has its own, which are fetched where a page shows a price. */
export const brandFonts = [displayFont, textFont];
