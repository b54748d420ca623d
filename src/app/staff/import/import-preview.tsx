import type { ReactNode } from 'react';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import type { ListView, PreviewView, TableView } from './import-view.ts';
import { staffImportsContent as content } from './texts.ts';

/** Rows of a preview under their number; none is shown when there are none. */
function RowList({ heading, lines, total, isOpen = false, isFault = false }: ListView) {
  if (total === 0) return null;
  return (
    <details open={isOpen || isFault} className="group rounded-lg border border-line px-4 py-1">
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        {heading}
        <span className="font-normal tabular-nums">{total.toLocaleString('en-IN')}</span>
        <ArrowDownIcon className="ml-auto size-5 shrink-0 text-teal group-open:rotate-180" />
      </summary>
      <ul className={`grid gap-1 pb-3 wrap-anywhere ${isFault ? 'text-brick' : ''}`}>
        {lines.map(({ text, changes = [] }) => (
          <li key={text}>
            {text}
            {changes.length > 0 && (
              <ul className="pl-4 text-sm">
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {total > lines.length && <p className="pb-3 text-quiet">{content.more(total - lines.length)}</p>}
    </details>
  );
}

/** The first rows as they would be stored. */
function FirstRows({ heading, columns, rows }: TableView) {
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={heading} tabIndex={0} className="overflow-x-auto">
      <DataTable
        layout="report"
        caption={heading}
        isCaptionShown
        rows={rows}
        rowKey={({ row }) => row}
        columns={[{ name: 'row', label: content.list.row }, ...columns].map(({ name, label }) => ({
          key: name,
          header: label,
          cell: ({ row, texts }: (typeof rows)[number]) => (
            <span className="block max-w-60 truncate">{name === 'row' ? row : texts[name]}</span>
          ),
        }))}
      />
    </section>
  );
}

const tones = { good: 'text-teal', quiet: 'text-quiet', bad: 'text-brick' } as const;

type Props = {
  preview: PreviewView;
  /** What else the import would do, before the lists of its rows. */
  more?: ReactNode;
};

/** What an import would add, change and leave out, and what is wrong with the file. */
export function ImportPreview({ preview, more }: Props) {
  const { heading, file, counts, notes, faults, faultsNote, lists, table, nothing } = preview;
  return (
    <section aria-label={heading} className="grid min-w-0 gap-3">
      <h3 className="text-lg">{heading}</h3>
      {file && <p>{file}</p>}
      <ul className="flex flex-wrap gap-x-6 gap-y-1 font-semibold">
        {counts.map(({ text, tone }) => (
          <li key={text} className={tones[tone]}>
            {text}
          </li>
        ))}
      </ul>
      {notes.map(({ text, isQuiet }) => (
        <p key={text} className={isQuiet ? 'text-quiet' : undefined}>
          {text}
        </p>
      ))}
      <RowList {...faults} isFault />
      {faults.total > 0 && <p>{faultsNote}</p>}
      {more}
      {lists.map((list) => (
        <RowList key={list.heading} {...list} />
      ))}
      {table && <FirstRows {...table} />}
      {nothing && <EmptyState>{nothing}</EmptyState>}
    </section>
  );
}
