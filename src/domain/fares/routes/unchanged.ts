import type { FieldChange } from './route-text.ts';

/** Thrown to roll back when a form is saved as it was opened. */
export class UnchangedError extends Error {}

/** The changes, or none when `change` found the form as it was opened and its transaction was rolled back. */
export async function emptyIfUnchanged(change: () => Promise<FieldChange[]>): Promise<FieldChange[]> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof UnchangedError) return [];
    throw error;
  }
}
