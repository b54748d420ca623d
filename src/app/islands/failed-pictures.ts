/** Shows the poster in place of each featured image that cannot be loaded; see featured-image.tsx. */
export function watchFeaturedImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-featured] > img')) {
    const fail = () => image.parentElement?.toggleAttribute('data-failed', true);
    image.addEventListener('error', fail);
    // It may have failed before this script ran. An SVG without a size has no natural width in Firefox, but it has loaded.
    if (image.complete && !image.naturalWidth) image.decode().catch(fail);
  }
}
