import { toListPreview, toListView, toPastImport } from '#app/staff/import/import-view.ts';
import type {
  CabImportPreview,
  ListedImport,
  UndoneCabImport,
} from '#domain/bookings/import/cab-import-service.ts';
import type { DuplicateRow, PlannedRow } from '#domain/bookings/import/import-plan.ts';
import { staffCabImportsContent as content } from './texts.ts';

const maxNamed = 5;

const duplicateText = ({ row, name, sameAs }: DuplicateRow) =>
  'row' in sameAs ? content.same(row, name, sameAs.row) : content.known(row, name, sameAs.known);

const cellsOf = ({ texts }: PlannedRow): Readonly<Partial<Record<string, string>>> => texts;

export function toPreviewView(preview: CabImportPreview) {
  const { kind, labels, missing, planned, duplicates, customers } = preview;
  const texts = content.kinds[kind];
  return toListPreview(preview, {
    missing: content.columnsMissing(missing.map((field) => labels[field]).join(', ')),
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
    // The time of the pick-up is shown with its day.
    columns: Object.entries(labels)
      .map(([name, label]) => ({ name, label }))
      .filter(({ name }) => name !== 'pickUpTime' && planned.some((row) => cellsOf(row)[name])),
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
