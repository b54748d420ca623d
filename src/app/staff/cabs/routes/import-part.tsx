import { ImportPanel } from '#app/staff/import/import-panel.tsx';
import { paths } from '#paths.ts';
import { ImportPreview } from './import-preview.tsx';
import type { ShownPreview } from './shown-preview.ts';
import { staffRoutesContent } from './texts.ts';

const content = staffRoutesContent.import;

/** Rates are imported only as a whole. */
function applyLabel({ kind, counts }: ShownPreview): string | undefined {
  const rows = counts.added + counts.changed;
  const isStopped = kind === 'rates' && counts.faults > 0;
  return rows > 0 && !isStopped ? content.apply(rows) : undefined;
}

export function ImportPart() {
  return (
    <ImportPanel<ShownPreview>
      texts={content}
      action={paths.adminFareImport}
      show={(preview) => <ImportPreview preview={preview} />}
      applyLabel={applyLabel}
    />
  );
}
