import { useCallback } from 'react';
import { useRevalidator } from 'react-router';

/** A navigation aborts a running revalidation and loads its own data. */
function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

/** Loads the data of the page again. */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(() => revalidate().catch(ignoreAbort), [revalidate]);
}
