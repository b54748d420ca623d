import { staffCustomersContent } from '#app/staff/customers/texts.ts';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { toListPreview, toListView, toPastImport } from '#app/staff/import/import-view.ts';
import { customerImportMessages } from '#domain/enquiries/import/customer-import-messages.ts';
import type {
  CustomerImportPreview,
  ListedImport,
} from '#domain/enquiries/import/customer-import-service.ts';
import type { PlannedRow } from '#domain/enquiries/import/import-plan.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';

const content = staffCustomersContent.imports;

const stageOf = ({ enquiry, customerNote }: PlannedRow) => {
  if (enquiry) return staffEnquiriesContent.stages[enquiry.stage];
  return customerNote === '' ? content.customerOnly : content.customerWithNote;
};

export function toPreviewView(preview: CustomerImportPreview) {
  const { counts, planned, leftOut } = preview;
  const all = [...planned, ...leftOut].toSorted((a, b) => a.row - b.row);
  const known = all.flatMap(({ row, name, known: customer }) =>
    customer ? [{ row, name, customer: customer.name || staffCustomersContent.list.nameless }] : [],
  );
  const same = all.flatMap(({ row, name, sameAs }) => (sameAs === undefined ? [] : [{ row, name, sameAs }]));
  return toListPreview(preview, {
    missing: customerImportMessages.columnsUnknown,
    counts: [
      { text: content.newCustomers(counts.customers), tone: 'good' },
      { text: content.newEnquiries(counts.enquiries), tone: 'good' },
      ...(counts.notes > 0 ? [{ text: content.newNotes(counts.notes), tone: 'good' as const }] : []),
      ...(leftOut.length > 0 ? [{ text: content.leftOut(leftOut.length), tone: 'quiet' as const }] : []),
    ],
    lists: [
      toListView(content.knownHeading, known, ({ row, name, customer }) =>
        content.known(row, name, customer),
      ),
      toListView(content.sameHeading, same, ({ row, name, sameAs }) => content.same(row, name, sameAs)),
    ],
    columns: Object.entries(content.rowColumns).map(([name, label]) => ({ name, label })),
    textsOf: (row) => ({
      name: row.name,
      contact: displayPhone(row.phoneE164) || row.email,
      stage: stageOf(row),
      date: row.enquiry ? dateText(dayInIndia(row.enquiry.receivedAt)) : '',
      message: row.enquiry?.message ?? row.customerNote,
    }),
    apply: content.apply(planned.length),
  });
}

export function toImportView(listed: ListedImport) {
  const { customers, enquiries, notes, keptCustomers, keptEnquiries } = listed;
  return toPastImport(listed, {
    counts: content.past.counts({ customers, enquiries, notes }),
    ...(keptCustomers + keptEnquiries > 0 && { kept: content.past.kept(keptCustomers, keptEnquiries) }),
  });
}
