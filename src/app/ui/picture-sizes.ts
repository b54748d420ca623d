const alone = 'calc(100vw - 2.5rem)';

/**
 * Values for the `sizes` attribute in the page's layouts. They include a phone's margins, because at a pixel ratio
 * above 2 the margins decide which file is chosen.
 */
export const pictureSizes = {
  /** A pixel ratio of 2 is enough for phones, so that the banner arrives earlier. */
  banner: '(max-width: 640px) 66vw, 100vw',
  half: `(min-width: 1280px) 592px, (min-width: 768px) 46vw, ${alone}`,
  third: `(min-width: 1024px) 400px, (min-width: 640px) 50vw, ${alone}`,
  alone,
  /** Beside the text on a phone, above it elsewhere. */
  beside: '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 36vw',
  /** Two per row, also on a phone. */
  pair: '(min-width: 640px) 50vw, calc(50vw - 1.625rem)',
};
