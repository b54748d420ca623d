const alone = 'calc(100vw - 2.5rem)';

/**
 * How wide a picture stands in the page's layouts, in the words of `sizes`. A phone's margins are counted: at more than
 * two dots to a pixel they decide between one file and the next larger.
 */
export const pictureSizes = {
  /** On phones two dots to a pixel are enough: the picture that opens the page arrives earlier. */
  banner: '(max-width: 640px) 66vw, 100vw',
  half: `(min-width: 1280px) 592px, (min-width: 768px) 46vw, ${alone}`,
  third: `(min-width: 1024px) 400px, (min-width: 640px) 50vw, ${alone}`,
  alone,
  /** Beside the words on a phone, above them elsewhere. */
  beside: '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 36vw',
  /** Two abreast even on a phone. */
  pair: '(min-width: 640px) 50vw, calc(50vw - 1.625rem)',
};
