/** Reports once that the page is visible; a prerendered page does not count. */
export function tellOpened(address: string): void {
  const tell = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', tell);
    // The visitor does not need to know whether the report arrived.
    fetch(address, { method: 'POST', keepalive: true }).catch(() => {});
  };
  document.addEventListener('visibilitychange', tell);
  tell();
}
