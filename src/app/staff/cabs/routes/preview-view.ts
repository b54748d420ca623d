import type { ImportPreview } from '#domain/fares/files/fare-import-service.ts';
import type { LegEffectsView } from './to-leg-effects-view.ts';

/** A preview without what only the server needs. */
export type PreviewView = Pick<
  ImportPreview,
  'kind' | 'unchanged' | 'ignored' | 'fingerprint' | 'faults' | 'validFrom'
> & {
  legEffects?: LegEffectsView;
  counts: Record<'added' | 'changed' | 'faults', number>;
  added: { row: number; name: string }[];
  changed: { row: number; name: string; changes: ImportPreview['changed'][number]['changes'] }[];
};
