/** Shows the poster instead of a featured image that cannot be loaded; see featured-image.tsx. */
export function watchFeaturedImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-featured] > img')) {
    const fail = () => image.parentElement?.toggleAttribute('data-failed', true);
    image.addEventListener('error', fail);
    // Loading may have failed before this script ran. `decode` is needed because a loaded SVG without a size has no
    // natural width in Firefox.
    if (image.complete && !image.naturalWidth) image.decode().catch(fail);
  }
}
