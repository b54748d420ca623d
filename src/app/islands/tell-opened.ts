/** Says once that somebody has the page before them; a page that a browser only fetched ahead is not shown yet. */
export function tellOpened(address: string): void {
  const tell = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', tell);
    // Whether it arrives is the desk's concern, not the reader's.
    fetch(address, { method: 'POST', keepalive: true }).catch(() => {});
  };
  document.addEventListener('visibilitychange', tell);
  tell();
}
