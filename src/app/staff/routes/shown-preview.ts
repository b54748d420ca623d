import type { ImportPreview } from '#domain/fares/files/fare-import-service.ts';

/** A preview without what only the server needs. */
export type ShownPreview = Pick<
  ImportPreview,
  'kind' | 'unchanged' | 'ignored' | 'fingerprint' | 'faults' | 'validFrom'
> & {
  counts: Record<'added' | 'changed' | 'faults', number>;
  added: { row: number; name: string }[];
  changed: { row: number; name: string; changes: ImportPreview['changed'][number]['changes'] }[];
};
