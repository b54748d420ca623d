import type { Queryable } from '#platform/database/db.ts';
import { clearPdfKeys, selectPdfKeys } from './itinerary-files-store.ts';

/**
 * After a restore, files and rows may differ: lets the worker print itineraries again whose file is missing. Returns
 * how many those are, and the unused files.
 */
export async function matchItineraryFiles(
  db: Queryable,
  files: readonly string[],
): Promise<{ missing: number; unnamed: string[] }> {
  const named = new Set(await selectPdfKeys(db));
  const stored = new Set(files.filter((key) => key.startsWith('itineraries/')));
  const missing = [...named].filter((key) => !stored.has(key));
  if (missing.length > 0) await clearPdfKeys(db, missing);
  return { missing: missing.length, unnamed: [...stored].filter((key) => !named.has(key)) };
}
