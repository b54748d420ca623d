import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { staffRoutesContent } from '#app/content/staff/routes.ts';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { Panel } from '#app/staff/ui/panel.tsx';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { paths } from '#paths.ts';
import { ImportPreview } from './import-preview.tsx';
import type { RoutesReply, ShownPreview } from './routes-reply.ts';

const content = staffRoutesContent.import;

const canApply = ({ kind, counts }: ShownPreview) =>
  counts.added + counts.changed > 0 && !(kind === 'rates' && counts.faults > 0);

/** The file is sent for a preview, and again with its fingerprint to apply exactly that. */
export function ImportPart({ isSessionOver }: { isSessionOver: SessionCheck }) {
  const form = useRef<HTMLFormElement>(null);
  const { state, data, submit } = useFetcher<RoutesReply>();
  const [preview, setPreview] = useState<ShownPreview>();
  const isHydrated = useHydrated();
  const isBusy = state !== 'idle';

  const onReply = useEffectEvent((reply: RoutesReply) => {
    if (!reply.ok && isSessionOver({ sessionOver: reply.sessionOver === true })) return;
    setPreview(reply.ok ? reply.preview : undefined);
    if (reply.ok && !reply.preview) form.current?.reset();
  });
  useEffect(() => {
    if (data) onReply(data);
  }, [data]);

  const send = (fingerprint: string) => {
    if (isBusy || !form.current) return;
    const fields = new FormData(form.current);
    fields.set('fingerprint', fingerprint);
    void submit(fields, { method: 'post', action: paths.adminFareImport, encType: 'multipart/form-data' });
  };
  const look = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send('');
  };
  const isWrong = data?.ok === false && data.field === 'file';

  return (
    <Panel heading={content.heading}>
      <p>{content.text}</p>
      <form ref={form} onSubmit={look} noValidate className="flex flex-wrap items-end gap-3">
        <label className="grid min-w-0 grow gap-1 sm:max-w-md">
          <span className="font-semibold">{content.file}</span>
          <input
            type="file"
            name="file"
            accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-invalid={isWrong || undefined}
            disabled={!isHydrated}
            onChange={() => setPreview(undefined)}
            className="min-h-12 w-full rounded-lg border border-quiet/60 bg-card p-2 aria-invalid:border-2 aria-invalid:border-brick"
          />
        </label>
        <button type="submit" disabled={!isHydrated} aria-disabled={isBusy} className={outlineButtonClass}>
          {content.look}
        </button>
      </form>
      <StatusLine
        text={isBusy ? content.working : data?.text}
        tone={isBusy ? 'plain' : data?.ok === false ? 'fault' : 'good'}
      />
      {preview && <ImportPreview preview={preview} />}
      {preview && canApply(preview) && (
        <div>
          <button
            type="button"
            aria-disabled={isBusy}
            className={buttonClass}
            onClick={() => send(preview.fingerprint)}
          >
            {content.apply(preview.counts.added + preview.counts.changed)}
          </button>
        </div>
      )}
    </Panel>
  );
}
