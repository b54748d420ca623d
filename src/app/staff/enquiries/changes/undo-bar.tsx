import { staffEnquiriesContent as content } from '#app/staff/enquiries/texts.ts';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { IconButton } from '#app/staff/kit/icon-button.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import type { ChangeValue } from './change-value.ts';

type Props = {
  result: ActionResult<ChangeValue> | undefined;
  onUndo: (changeId: string) => void;
  onHide: () => void;
};

/** The live region is always in the document, because screen readers announce only later changes to it. */
export function UndoBar({ result, onUndo, onHide }: Props) {
  const text = result?.text;
  const changeId = result?.done ? result.value.changeId : undefined;
  return (
    <div
      className={
        text
          ? 'flex items-center gap-2 rounded-xl bg-night py-1 pr-1 pl-4 text-on-night shadow-xl'
          : 'sr-only'
      }
    >
      <p role="status" className="font-semibold">
        {text}
      </p>
      {changeId && (
        <Button look="onNight" onClick={() => onUndo(changeId)}>
          {content.undo}
        </Button>
      )}
      {text && (
        <IconButton aria-label={content.dismiss} onClick={onHide}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
