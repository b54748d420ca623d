import { type ReactNode, useRef, useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { Input } from '#app/staff/kit/input.tsx';

type Texts = Readonly<Record<'heading' | 'intro' | 'file' | 'look' | 'lookAgain' | 'working', string>>;

type Props<Preview> = {
  texts: Texts;
  action: string;
  /** What helps to prepare a file. */
  help?: ReactNode;
  /** Further fields, once the file was read; a change of theirs makes the preview stale. */
  choices?: (preview: Preview, onChange: () => void) => ReactNode;
  show: (preview: Preview) => ReactNode;
  /** The label of the button that imports it; none when there is nothing to import. */
  applyLabel: (preview: Preview) => string | undefined;
};

/** The file is sent for each preview, and again with its fingerprint to store exactly that. */
export function ImportPanel<Preview extends { fingerprint: string }>(props: Props<Preview>) {
  const { texts, action, help, choices, show, applyLabel } = props;
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
  const label = current && applyLabel(current);
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
        {preview && choices?.(preview, () => setStale(true))}
        <div>
          <Button look="secondary" type="submit" aria-disabled={isBusy}>
            {preview ? texts.lookAgain : texts.look}
          </Button>
        </div>
      </form>
      <FormStatusLine status={status} />
      {current && show(current)}
      {current && label && (
        <div>
          <Button aria-disabled={isBusy} onClick={() => apply(current)}>
            {label}
          </Button>
        </div>
      )}
    </Card>
  );
}
