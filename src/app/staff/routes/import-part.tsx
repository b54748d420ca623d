import { useRef, useState } from 'react';
import { staffRoutesContent } from '#app/content/staff/routes.ts';
import type { SessionCheck } from '#app/staff/ui/action-result.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { useActionForm } from '#app/staff/ui/use-action-form.ts';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { paths } from '#paths.ts';
import { ImportPreview } from './import-preview.tsx';
import type { ShownPreview } from './shown-preview.ts';

const content = staffRoutesContent.import;

const canApply = ({ kind, counts }: ShownPreview) =>
  counts.added + counts.changed > 0 && !(kind === 'rates' && counts.faults > 0);

/** The file is sent for a preview, and again with its fingerprint to apply exactly that. */
export function ImportPart({ isSessionOver }: { isSessionOver: SessionCheck }) {
  const form = useRef<HTMLFormElement>(null);
  const [preview, setPreview] = useState<ShownPreview>();
  const isHydrated = useHydrated();
  const { status, isBusy, submit, onSubmit } = useActionForm<ShownPreview | undefined>({
    action: paths.adminFareImport,
    working: content.working,
    isSessionOver,
    onResult: (result, sent) => {
      setPreview(result.done ? result.value : undefined);
      if (result.done && !result.value) sent.reset();
    },
  });
  const apply = ({ fingerprint }: ShownPreview) => {
    if (form.current) void submit(form.current, { fields: { fingerprint } });
  };

  return (
    <Panel heading={content.heading}>
      <p>{content.text}</p>
      <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-wrap items-end gap-3">
        <label className="grid min-w-0 grow gap-1 sm:max-w-md">
          <span className="font-semibold">{content.file}</span>
          <input
            type="file"
            name="file"
            accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-invalid={status?.field === 'file' || undefined}
            disabled={!isHydrated}
            onChange={() => setPreview(undefined)}
            className="min-h-12 w-full rounded-lg border border-quiet/60 bg-card p-2 aria-invalid:border-2 aria-invalid:border-brick"
          />
        </label>
        <button type="submit" disabled={!isHydrated} aria-disabled={isBusy} className={outlineButtonClass}>
          {content.look}
        </button>
      </form>
      <StatusLine text={status?.text} tone={status?.tone ?? 'good'} />
      {preview && <ImportPreview preview={preview} />}
      {preview && canApply(preview) && (
        <div>
          <button type="button" aria-disabled={isBusy} className={buttonClass} onClick={() => apply(preview)}>
            {content.apply(preview.counts.added + preview.counts.changed)}
          </button>
        </div>
      )}
    </Panel>
  );
}
