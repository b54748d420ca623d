/** Frames that crop a picture most show about this share of its width or height. */
const shownShare = 0.4;

/**
 * Where a crop lies, from 0 (the left or upper edge) to 1: the focal point comes to its middle, or as near as the
 * picture's edges allow. In steps of a tenth, because each step is a class.
 */
export function cropPosition(focus: number): number {
  const start = (focus - shownShare / 2) / (1 - shownShare);
  return Math.round(Math.min(Math.max(start, 0), 1) * 10) / 10;
}
