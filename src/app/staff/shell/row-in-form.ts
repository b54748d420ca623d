import { rowId } from '#paths.ts';
import { Failure } from '#platform/failure.ts';

/** The id of a row: a text that no row can have is refused before any row is looked for. */
export function rowIdIn(text: string | undefined): string {
  if (!text || !rowId.test(text)) throw new Failure('invalid');
  return text;
}

/** The number of a version, refused in the same way. */
export function versionIn(text: string | undefined): number {
  if (!text || !/^\d{1,9}$/.test(text)) throw new Failure('invalid');
  return Number(text);
}
