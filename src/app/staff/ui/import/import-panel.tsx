import { type ReactNode, useRef, useState } from 'react';
import { FormStatusLine } from '#app/staff/ui/form-status-line.tsx';
import { Panel } from '#app/staff/ui/panel.tsx';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';
import { ScriptInput } from '#app/staff/ui/script-fields.tsx';
import { useActionForm } from '#app/staff/ui/use-action-form.ts';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';

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
    <Panel heading={texts.heading}>
      <p className="text-quiet">{texts.intro}</p>
      {help}
      <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-4">
        <label className="grid min-w-0 gap-1 sm:max-w-md">
          <span className="font-semibold">{texts.file}</span>
          <ScriptInput
            type="file"
            name="file"
            accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-invalid={status?.field === 'file' || undefined}
            onChange={() => setPreview(undefined)}
            className="min-h-12 w-full rounded-lg border border-quiet/60 bg-card p-2 aria-invalid:border-2 aria-invalid:border-brick"
          />
        </label>
        {preview && choices?.(preview, () => setStale(true))}
        <div>
          <ScriptButton type="submit" aria-disabled={isBusy} className={outlineButtonClass}>
            {preview ? texts.lookAgain : texts.look}
          </ScriptButton>
        </div>
      </form>
      <FormStatusLine status={status} />
      {current && show(current)}
      {current && label && (
        <div>
          <button type="button" aria-disabled={isBusy} className={buttonClass} onClick={() => apply(current)}>
            {label}
          </button>
        </div>
      )}
    </Panel>
  );
}
