import { staffCustomersContent } from '#app/staff/customers/texts.ts';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import type { PastImport } from '#app/staff/import/past-imports.tsx';
import { staffImportsContent } from '#app/staff/import/texts.ts';
import type {
  CustomerImportPreview,
  ListedImport,
} from '#domain/enquiries/import/customer-import-service.ts';
import type { ImportField } from '#domain/enquiries/import/import-columns.ts';
import type { PlannedRow } from '#domain/enquiries/import/import-plan.ts';
import { dateText, dayInIndia, timeText } from '#domain/shared/india-time.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';

const content = staffCustomersContent.imports;

/** More rows would make the preview slow and too long to read. */
const maxShown = 100;
const maxRows = 10;

const columnName = (field: ImportField | '') => (field === '' ? '' : content.columnNames[field]);

const stageOf = ({ enquiry, customerNote }: PlannedRow) => {
  if (enquiry) return staffEnquiriesContent.stages[enquiry.stage];
  return customerNote === '' ? content.customerOnly : content.customerWithNote;
};

const toRowView = (planned: PlannedRow) => {
  const { row, name, phoneE164, email, enquiry, customerNote } = planned;
  return {
    row,
    name,
    contact: displayPhone(phoneE164) || email,
    stage: stageOf(planned),
    date: enquiry ? dateText(dayInIndia(enquiry.receivedAt)) : '',
    message: (enquiry?.message ?? customerNote).slice(0, 120),
  };
};

/** A preview without what only the server needs. */
export function toPreviewView(preview: CustomerImportPreview) {
  const { headings, examples, columns, counts, planned, leftOut, faults, areEnough, fingerprint } = preview;
  const all = [...planned, ...leftOut].toSorted((a, b) => a.row - b.row);
  const known = all.flatMap(({ row, name, known: customer }) =>
    customer ? [{ row, name, customer: customer.name || staffCustomersContent.list.nameless }] : [],
  );
  const same = all.flatMap(({ row, name, sameAs }) => (sameAs === undefined ? [] : [{ row, name, sameAs }]));
  return {
    areEnough,
    fingerprint,
    columns: headings.map((heading, index) => ({
      heading,
      field: columns[index] ?? '',
      example: examples.map(({ cells }) => cells[index]?.trim() ?? '').find((text) => text !== '') ?? '',
    })),
    counts: {
      ...counts,
      rows: planned.length,
      leftOut: leftOut.length,
      faults: new Set(faults.map(({ row }) => row)).size,
      known: known.length,
      same: same.length,
    },
    faults: faults
      .slice(0, maxShown)
      .map(({ row, field, text }) => staffImportsContent.fault(row, columnName(field), text)),
    moreFaults: Math.max(0, faults.length - maxShown),
    known: known.slice(0, maxShown).map(({ row, name, customer }) => content.known(row, name, customer)),
    same: same.slice(0, maxShown).map(({ row, name, sameAs }) => content.same(row, name, sameAs)),
    rows: planned.slice(0, maxRows).map(toRowView),
  };
}

export type PreviewView = ReturnType<typeof toPreviewView>;

export function toImportView(listed: ListedImport): PastImport {
  const { customers, enquiries, notes, keptCustomers, keptEnquiries, madeAt, undoneAt, ...one } = listed;
  return {
    ...one,
    counts: content.past.counts({ customers, enquiries, notes }),
    when: timeText(madeAt),
    undoneWhen: undoneAt && timeText(undoneAt),
    ...(keptCustomers + keptEnquiries > 0 && { kept: content.past.kept(keptCustomers, keptEnquiries) }),
  };
}
