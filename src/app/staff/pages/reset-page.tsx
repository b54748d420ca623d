import { useState } from 'react';
import { staffPublishingContent } from '#app/content/staff/publishing.ts';
import { staffPagesContent as content } from '#app/content/staff/website/pages.ts';
import { statusOf } from '#app/staff/ui/action-result.ts';
import { dangerButtonClass, dangerOutlineClass } from '#app/staff/ui/danger-button.ts';
import type { FormStatus } from '#app/staff/ui/form-status.ts';
import { ClosePopup, Popup } from '#app/staff/ui/popup.tsx';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';
import { useAction } from '#app/staff/ui/use-action.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import type { PageValue } from './pages-action.ts';

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
      <ScriptButton
        aria-haspopup="dialog"
        aria-disabled={isBusy}
        className={dangerOutlineClass}
        onClick={() => setAsking(true)}
      >
        {content.reset}
      </ScriptButton>
      {isAsking && (
        <Popup title={content.resetTitle} onClose={() => setAsking(false)}>
          <div className="grid gap-4">
            <p>{content.resetEffect}</p>
            <div className="flex flex-wrap gap-3">
              <ClosePopup className={outlineButtonClass}>{staffPublishingContent.cancel}</ClosePopup>
              <button
                type="button"
                className={dangerButtonClass}
                onClick={({ currentTarget }) => void reset(currentTarget.closest('dialog'))}
              >
                {content.resetGo}
              </button>
            </div>
          </div>
        </Popup>
      )}
    </>
  );
}
