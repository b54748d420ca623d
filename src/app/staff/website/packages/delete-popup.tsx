import { useEffect, useRef } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { LoadingLine, usePopupData } from '#app/staff/forms/popup-data.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { undoDays } from '#domain/publishing/publishing.ts';
import { staffMessages } from '#messages.ts';
import type { PackageIntent } from './package-intent.ts';
import type { PackagePopupProps } from './package-view.ts';
import { staffTourPackagesContent } from './texts.ts';
import { useRowAction } from './use-row-action.ts';

const content = staffTourPackagesContent;
const { tourPackages: messages } = staffMessages;

type Found = { flag: '1'; result: string } | { flag: '0' };

type FormProps = { id: string; name: string };

function DeleteForm({ id, name }: FormProps) {
  const { status, isBusy, isDone, onSubmit } = useActionForm({ working: content.working });
  const undoing = useRowAction();
  const form = useRef<HTMLFormElement>(null);
  const shown = undoing.status ?? status;
  const isBack = undoing.status?.tone === 'good';

  // On what is harmless: at first it could not be there yet, and at the end the button that was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the end that moves the focus
  useEffect(() => form.current?.querySelector('button')?.focus(), [isDone, isBack]);

  return (
    <form ref={form} onSubmit={onSubmit} className="grid gap-3">
      <input type="hidden" name="intent" value={'delete' satisfies PackageIntent} />
      <input type="hidden" name="id" value={id} />
      {!isDone && (
        <>
          <p className="font-semibold wrap-anywhere">{content.remove.question(name)}</p>
          <p className="text-quiet">{content.remove.effect(undoDays)}</p>
        </>
      )}
      <FormStatusLine status={shown} />
      <div className="flex flex-wrap gap-3">
        <CloseDialog>{isDone ? content.close : content.cancel}</CloseDialog>
        {!isDone && (
          <Button look="danger" type="submit" aria-disabled={isBusy}>
            {content.remove.go}
          </Button>
        )}
        {isDone && !isBack && (
          <Button look="secondary" aria-disabled={undoing.isBusy} onClick={() => undoing.bringBack(id)}>
            {content.remove.undo}
          </Button>
        )}
      </div>
    </form>
  );
}

export function DeletePopup({ id, name, onClose }: PackagePopupProps) {
  const { body, problem, again } = usePopupData<Found>(
    `/adminDashboard/tour-packages/delete-data?did=${id}`,
    onClose,
  );
  return (
    <Dialog title={content.remove.title(name)} onClose={onClose}>
      {body?.flag === '1' ? (
        <DeleteForm id={id} name={body.result} />
      ) : (
        <LoadingLine problem={body ? messages.failed : problem} again={again} />
      )}
    </Dialog>
  );
}
