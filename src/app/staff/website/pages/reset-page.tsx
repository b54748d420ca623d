import { useState } from 'react';
import { statusOf } from '#app/staff/forms/action-result.ts';
import type { FormStatus } from '#app/staff/forms/form-status.ts';
import { useAction } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { ConfirmDialog } from '#app/staff/kit/confirm-dialog.tsx';
import { staffPublishingContent } from '#app/staff/website/publishing/texts.ts';
import type { PageValue } from './pages-action.ts';
import { staffPagesContent as content } from './texts.ts';

type Props = {
  onDone: (status: FormStatus | undefined, version?: number) => void;
};

/** Asks, and returns to the original of the page. */
export function ResetPage({ onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { send, isBusy } = useAction<PageValue>();
  const reset = async (dialog: HTMLDialogElement | null) => {
    dialog?.close();
    const result = await send({ intent: 'reset' });
    if (result) onDone(statusOf(result), result.done ? result.value.version : undefined);
  };
  return (
    <>
      <Button
        look="dangerOutline"
        aria-haspopup="dialog"
        aria-disabled={isBusy}
        onClick={() => setAsking(true)}
      >
        {content.reset}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={content.resetTitle}
          go={content.resetGo}
          keep={staffPublishingContent.cancel}
          onConfirm={(dialog) => void reset(dialog)}
          onClose={() => setAsking(false)}
        >
          <p>{content.resetEffect}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
