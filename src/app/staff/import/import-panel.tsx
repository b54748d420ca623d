import { type ReactNode, useRef, useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { Input, Select } from '#app/staff/kit/input.tsx';
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

type ImportPreviewProps = {
  preview: PreviewView;
  /** What else the import would do, before the lists of its rows. */
  more?: ReactNode;
};

/** What an import would add, change and leave out, and what is wrong with the file. */
function ImportPreview({ preview, more }: ImportPreviewProps) {
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

const columnTexts = content.columns;

type ColumnProps = {
  columns: NonNullable<PreviewView['columns']>;
  onChange: () => void;
};

/** A choice per column of the file, with what its first rows hold. */
function ColumnChoices({ columns: { list, labels }, onChange }: ColumnProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{columnTexts.heading}</legend>
      <p className="text-quiet text-sm">{columnTexts.text}</p>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-3">
        {list.map(({ heading, field, example }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
          <label key={index} className="grid min-w-0 gap-0.5">
            <span className="truncate text-sm">
              {heading ? columnTexts.column(heading) : columnTexts.unnamed(index + 1)}
            </span>
            <Select name="column" defaultValue={field} onChange={onChange}>
              <option value="">{columnTexts.leaveOut}</option>
              {Object.entries(labels).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
            <span className="truncate text-quiet text-sm">
              {example ? columnTexts.example(example) : columnTexts.noExample}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Texts = Readonly<Record<'heading' | 'intro' | 'file' | 'look' | 'lookAgain' | 'working', string>>;

type Props<Preview> = {
  texts: Texts;
  action: string;
  /** What helps to prepare a file. */
  help?: ReactNode;
  /** Further choices, once the file was read; a change of theirs makes the preview stale. */
  choices?: (onChange: () => void) => ReactNode;
  /** What else the import would do. */
  more?: (preview: Preview) => ReactNode;
};

/** The file is sent for each preview, and again with its fingerprint to store exactly that. */
export function ImportPanel<Preview extends PreviewView>(props: Props<Preview>) {
  const { texts, action, help, choices, more } = props;
  const form = useRef<HTMLFormElement>(null);
  const [preview, setPreview] = useState<Preview>();
  const [isStale, setStale] = useState(false);
  const { status, isBusy, submit, onSubmit } = useActionForm<Preview | undefined>({
    action,
    working: texts.working,
    onResult: (result, sent) => {
      if (!result.done) {
        // The preview is no longer what an import would do.
        if (result.code === 'conflict') setStale(true);
        return;
      }
      setStale(false);
      setPreview(result.value);
      if (!result.value) sent.reset();
    },
  });
  const current = isStale ? undefined : preview;
  const chooseAgain = () => setStale(true);
  const apply = ({ fingerprint }: Preview) => {
    if (form.current) void submit(form.current, { fields: { fingerprint } });
  };

  return (
    <Card heading={texts.heading}>
      <p className="text-quiet">{texts.intro}</p>
      {help}
      <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-4">
        <label className="grid min-w-0 gap-1 sm:max-w-md">
          <span className="font-semibold">{texts.file}</span>
          <Input
            needsScript
            type="file"
            name="file"
            accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-invalid={status?.field === 'file' || undefined}
            onChange={() => setPreview(undefined)}
          />
        </label>
        {preview?.columns && <ColumnChoices columns={preview.columns} onChange={chooseAgain} />}
        {preview && choices?.(chooseAgain)}
        <div>
          <Button look="secondary" type="submit" aria-disabled={isBusy}>
            {preview ? texts.lookAgain : texts.look}
          </Button>
        </div>
      </form>
      <FormStatusLine status={status} />
      {current && !current.missing && <ImportPreview preview={current} more={more?.(current)} />}
      {current?.apply && (
        <div>
          <Button aria-disabled={isBusy} onClick={() => apply(current)}>
            {current.apply}
          </Button>
        </div>
      )}
    </Card>
  );
}
