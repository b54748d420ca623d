import { toListPreview, toListView, toPastImport } from '#app/staff/import/import-view.ts';
import { importedField, importedNames } from '#domain/bookings/booking-fields.ts';
import type {
  CabImportPreview,
  ListedImport,
  UndoneCabImport,
} from '#domain/bookings/import/cab-import-service.ts';
import { type ImportField, type ImportKind, importFields } from '#domain/bookings/import/import-kind.ts';
import type { DuplicateRow } from '#domain/bookings/import/import-plan.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import { staffCabImportsContent as content } from './texts.ts';

const maxNamed = 5;

export const columnName = (kind: ImportKind, field: string): string => {
  const names: Readonly<Partial<Record<string, string>>> = {
    ...content.columnNames[kind],
    ...recordOf(importedNames, (name) => importedField(name).label),
  };
  return names[field] ?? '';
};

const duplicateText = ({ row, name, sameAs }: DuplicateRow) =>
  'row' in sameAs ? content.same(row, name, sameAs.row) : content.known(row, name, sameAs.known);

export function toPreviewView(preview: CabImportPreview) {
  const { kind, missing, planned, duplicates, customers } = preview;
  const texts = content.kinds[kind];
  // The time of the pick-up is shown with its day.
  const shownFields = importFields[kind].filter(
    (field: ImportField) => field !== 'pickUpTime' && planned.some(({ texts: cells }) => cells[field]),
  );
  return toListPreview(preview, {
    columnName: (field) => columnName(kind, field),
    missing: content.columnsMissing(missing.map((field) => columnName(kind, field)).join(', ')),
    counts: [
      { text: content.added(texts.counted(planned.length)), tone: 'good' },
      ...(duplicates.length > 0
        ? [{ text: content.repeated(duplicates.length), tone: 'quiet' as const }]
        : []),
    ],
    lists: [
      { ...toListView(texts.duplicates, duplicates, duplicateText), isOpen: true },
      toListView(content.customersHeading, customers, ({ row, name, customer }) =>
        content.customer(row, name, customer),
      ),
    ],
    columns: shownFields.map((name) => ({ name, label: columnName(kind, name) })),
    textsOf: ({ texts: cells }) => ({ ...cells, ...(cells.owner === '' && { owner: content.own }) }),
    apply: content.apply(texts.counted(planned.length)),
  });
}

export const toImportView = (listed: ListedImport) => {
  const { kind, added, kept } = listed;
  const { name, counted } = content.kinds[kind];
  return toPastImport(listed, {
    kind: name,
    counts: counted(added),
    ...(kept > 0 && { kept: content.past.kept(kept) }),
  });
};

/** What an undo removed, and what it left and why. */
export function undoneText({ kind, removed, kept, customers }: UndoneCabImport): string {
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
