import type { ImportPreview } from '#domain/fares/fare-import-service.ts';
import type { FailureCode } from '#platform/failure.ts';

/** A preview without what only the server needs. */
export type ShownPreview = Pick<
  ImportPreview,
  'kind' | 'unchanged' | 'ignored' | 'fingerprint' | 'faults' | 'validFrom'
> & {
  counts: Record<'added' | 'changed' | 'faults', number>;
  added: { row: number; name: string }[];
  changed: { row: number; name: string; changes: ImportPreview['changed'][number]['changes'] }[];
};

/** What the actions of this screen return. */
export type RoutesReply =
  | { ok: true; text: string; preview?: ShownPreview }
  | { ok: false; text: string; code?: FailureCode; field?: string; sessionOver?: boolean };
