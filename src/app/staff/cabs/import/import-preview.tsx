import { FirstRows, RowLines } from '#app/staff/import/preview-rows.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import type { PreviewView } from './import-view.ts';
import { staffCabImportsContent as content } from './texts.ts';

/** What an import would add and leave out, and what is wrong with the file. */
export function ImportPreview({ preview }: { preview: PreviewView }) {
  const { kind, counts, faults, moreFaults, duplicates, customers, rowColumns, rows } = preview;
  const texts = content.kinds[kind];
  return (
    <section aria-label={content.previewHeading} className="grid min-w-0 gap-3">
      <h3 className="text-lg">{content.previewHeading}</h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 font-semibold">
        <li className="text-teal">{content.added(texts.counted(counts.rows))}</li>
        {counts.duplicates > 0 && <li className="text-quiet">{content.repeated(counts.duplicates)}</li>}
        {counts.faults > 0 && <li className="text-brick">{content.faults(counts.faults)}</li>}
      </ul>
      <RowLines heading={content.faultsHeading} lines={faults} total={faults.length + moreFaults} isFault />
      {counts.faults > 0 && <p>{content.faultsText}</p>}
      <RowLines heading={texts.duplicates} lines={duplicates} total={counts.duplicates} isOpen />
      <RowLines heading={content.customersHeading} lines={customers} total={counts.customers} />
      <FirstRows
        heading={content.rowsHeading}
        columns={[{ name: 'row', label: content.row }, ...rowColumns]}
        rows={rows}
      />
      {counts.rows === 0 && <EmptyState>{content.nothing}</EmptyState>}
    </section>
  );
}
