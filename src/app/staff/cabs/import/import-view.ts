import type { PastImport } from '#app/staff/import/past-imports.tsx';
import { staffImportsContent } from '#app/staff/import/texts.ts';
import { importedField, importedNames } from '#domain/bookings/booking-fields.ts';
import type { CabImportPreview, ListedImport } from '#domain/bookings/import/cab-import-service.ts';
import { type ImportField, type ImportKind, importFields } from '#domain/bookings/import/import-kind.ts';
import type { DuplicateRow, UndoneImport } from '#domain/bookings/import/import-plan.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import { staffCabImportsContent as content } from './texts.ts';

/** More rows would make the preview slow and too long to read. */
const maxShown = 100;
const maxRows = 10;
const maxNamed = 5;

export const columnName = (kind: ImportKind, field: ImportField | ''): string => {
  const names: Readonly<Partial<Record<ImportField, string>>> = {
    ...content.columnNames[kind],
    ...recordOf(importedNames, (name) => importedField(name).label),
  };
  return field === '' ? '' : (names[field] ?? '');
};

const duplicateText = ({ row, name, sameAs }: DuplicateRow) =>
  'row' in sameAs ? content.same(row, name, sameAs.row) : content.known(row, name, sameAs.known);

/** A preview without what only the server needs. */
export function toPreviewView(kind: ImportKind, preview: CabImportPreview) {
  const { headings, examples, columns, missing, planned, faults, duplicates, customers } = preview;
  // The time of the pick-up is shown with its day.
  const shownFields = importFields[kind].filter(
    (field) =>
      field !== 'pickUpTime' && planned.some(({ texts }) => (texts as Record<string, string>)[field]),
  );
  return {
    kind,
    fingerprint: preview.fingerprint,
    missing: missing.map((field) => columnName(kind, field)),
    columns: headings.map((heading, index) => ({
      heading,
      field: columns[index] ?? ('' as const),
      example: (
        examples.map(({ cells }) => cells[index]?.trim() ?? '').find((text) => text !== '') ?? ''
      ).slice(0, 100),
    })),
    counts: {
      rows: planned.length,
      faults: new Set(faults.map(({ row }) => row)).size,
      duplicates: duplicates.length,
      customers: customers.length,
    },
    faults: faults
      .slice(0, maxShown)
      .map(({ row, field, text }) => staffImportsContent.fault(row, columnName(kind, field), text)),
    moreFaults: Math.max(0, faults.length - maxShown),
    duplicates: duplicates.slice(0, maxShown).map(duplicateText),
    customers: customers
      .slice(0, maxShown)
      .map(({ row, name, customer }) => content.customer(row, name, customer)),
    rowColumns: shownFields.map((name) => ({ name, label: columnName(kind, name) })),
    rows: planned.slice(0, maxRows).map(({ row, texts }) => ({
      ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.slice(0, 120)])),
      ...(texts.owner === '' && { owner: content.own }),
      row,
    })),
  };
}

export type PreviewView = ReturnType<typeof toPreviewView>;

export const toImportView = ({ kind, added, kept, madeAt, undoneAt, ...one }: ListedImport): PastImport => ({
  ...one,
  kind: content.kinds[kind].name,
  counts: content.kinds[kind].counted(added),
  when: timeText(madeAt),
  undoneWhen: undoneAt && timeText(undoneAt),
  ...(kept > 0 && { kept: content.past.kept(kept) }),
});

/** What an undo removed, and what it left and why. */
export function undoneText({ kind, removed, kept, customers }: UndoneImport & { kind: ImportKind }): string {
  const { past } = content;
  const counted = content.kinds[kind].counted(removed);
  const named = kept.slice(0, maxNamed).map(({ name, reason }) => past.reasons[reason](name));
  const more = kept.length > maxNamed ? [past.more(kept.length - maxNamed)] : [];
  return [
    customers.removed > 0 ? past.undoneWith(counted, customers.removed) : past.undone(counted),
    kept.length > 0 && past.stayed(kept.length, [...named, ...more].join('; ')),
    customers.kept > 0 && past.customersStayed(customers.kept),
  ]
    .filter(Boolean)
    .join(' ');
}
