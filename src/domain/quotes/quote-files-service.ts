import type { Queryable } from '#platform/database/db.ts';
import { clearPdfKeys, selectPdfKeys } from './quote-files-store.ts';

/**
 * After a restore, when files and rows may be of different moments: what has lost its file is printed again by the
 * worker. Returns how many those are, and the files that no quote names.
 */
export async function matchQuoteFiles(
  db: Queryable,
  files: readonly string[],
): Promise<{ missing: number; unnamed: string[] }> {
  const named = new Set(await selectPdfKeys(db));
  const stored = new Set(files.filter((key) => key.startsWith('quotes/')));
  const missing = [...named].filter((key) => !stored.has(key));
  if (missing.length > 0) await clearPdfKeys(db, missing);
  return { missing: missing.length, unnamed: [...stored].filter((key) => !named.has(key)) };
}
