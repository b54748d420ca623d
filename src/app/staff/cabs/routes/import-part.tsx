import { ImportPanel } from '#app/staff/import/import-panel.tsx';
import { paths } from '#paths.ts';
import { ImportPreview } from './import-preview.tsx';
import type { PreviewView } from './preview-view.ts';
import { staffRoutesContent } from './texts.ts';

const content = staffRoutesContent.import;

/** Rates are imported only as a whole. */
function applyLabel({ kind, counts }: PreviewView): string | undefined {
  const rows = counts.added + counts.changed;
  const isStopped = kind === 'rates' && counts.faults > 0;
  return rows > 0 && !isStopped ? content.apply(rows) : undefined;
}

export function ImportPart() {
  return (
    <ImportPanel<PreviewView>
      texts={content}
      action={paths.adminFareImport}
      show={(preview) => <ImportPreview preview={preview} />}
      applyLabel={applyLabel}
    />
  );
}
