import { type ReactNode, useRef, useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { Input, Select } from '#app/staff/kit/input.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { PreviewView } from './import-view.ts';
import { staffImportsContent } from './texts.ts';

const columnTexts = staffImportsContent.columns;

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
