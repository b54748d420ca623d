import * as z from 'zod/mini';
import { rowId } from '#paths.ts';
import { Failure } from '#platform/failure.ts';
import { numberField, textFields } from '#platform/http/input.ts';

/** A row by its id, and its revision when the form was opened. */
export const rowFields = <Name extends string>(id: Name) =>
  z.object({ ...textFields(id).shape, revision: numberField });

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
