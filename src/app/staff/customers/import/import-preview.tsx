import { staffCustomersContent } from '#app/staff/customers/texts.ts';
import { FirstRows, RowLines } from '#app/staff/import/preview-rows.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import type { PreviewView } from './import-view.ts';

const content = staffCustomersContent.imports;

const rowColumns = Object.entries(content.rowColumns).map(([name, label]) => ({
  name: name as keyof typeof content.rowColumns,
  label,
}));

/** What an import would add and leave out, and what is wrong with the file. */
export function ImportPreview({ preview }: { preview: PreviewView }) {
  const { counts, faults, moreFaults, known, same, rows } = preview;
  return (
    <section aria-label={content.previewHeading} className="grid gap-3">
      <h3 className="text-lg">{content.previewHeading}</h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 font-semibold">
        <li className="text-teal">{content.newCustomers(counts.customers)}</li>
        <li className="text-teal">{content.newEnquiries(counts.enquiries)}</li>
        {counts.notes > 0 && <li className="text-teal">{content.newNotes(counts.notes)}</li>}
        {counts.leftOut > 0 && <li className="text-quiet">{content.leftOut(counts.leftOut)}</li>}
        {counts.faults > 0 && <li className="text-brick">{content.faults(counts.faults)}</li>}
      </ul>
      <RowLines heading={content.faultsHeading} lines={faults} total={faults.length + moreFaults} isFault />
      {counts.faults > 0 && <p>{content.faultsText}</p>}
      <RowLines heading={content.knownHeading} lines={known} total={counts.known} />
      <RowLines heading={content.sameHeading} lines={same} total={counts.same} />
      <FirstRows heading={content.rowsHeading} columns={rowColumns} rows={rows} />
      {counts.rows === 0 && <EmptyState>{content.nothing}</EmptyState>}
    </section>
  );
}
