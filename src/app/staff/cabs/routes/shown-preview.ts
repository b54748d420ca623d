import type { ImportPreview } from '#domain/fares/files/fare-import-service.ts';
import type { ShownLegEffects } from './shown-leg-effects.ts';

/** A preview without what only the server needs. */
export type ShownPreview = Pick<
  ImportPreview,
  'kind' | 'unchanged' | 'ignored' | 'fingerprint' | 'faults' | 'validFrom'
> & {
  legEffects?: ShownLegEffects;
  counts: Record<'added' | 'changed' | 'faults', number>;
  added: { row: number; name: string }[];
  changed: { row: number; name: string; changes: ImportPreview['changed'][number]['changes'] }[];
};
