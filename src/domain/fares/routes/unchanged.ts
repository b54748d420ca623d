import type { FieldChange } from './route-text.ts';

/** Thrown to roll back when a form is saved as it was opened. */
export class Unchanged extends Error {}

/** Returns what changed; nothing is stored when that is nothing. */
export async function changing(change: () => Promise<FieldChange[]>): Promise<FieldChange[]> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof Unchanged) return [];
    throw error;
  }
}
