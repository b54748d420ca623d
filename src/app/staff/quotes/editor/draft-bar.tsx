import { useState } from 'react';
import { staffQuotesContent } from '#app/content/staff/quotes.ts';
import type { ShownDraft } from '#app/staff/quotes/shown-quotes.ts';
import { dangerButtonClass } from '#app/staff/ui/danger-button.ts';
import { ClosePopup, Popup } from '#app/staff/ui/popup.tsx';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { staffMessages } from '#messages.ts';
import type { Draft, DraftState } from './use-draft.ts';

const content = staffQuotesContent.drafts;

const textOf = (state: DraftState): string => {
  if (state.kind === 'saved') return content.saved(state.at);
  return state.kind === 'none' ? '' : content[state.kind];
};

type Props = {
  draft: Draft;
  /** The stored draft that the page began with. */
  restored: ShownDraft | undefined;
  onDiscard: () => void;
  onTheirs: (theirs: ShownDraft) => void;
  onMine: () => void;
};

/** Whether the draft is saved, and what to do when two people write it. */
export function DraftBar({ draft, restored, onDiscard, onTheirs, onMine }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { state, changed } = draft;
  const before = restored ? content.restored(restored.savedBy, restored.savedAt) : '';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <p role="status" className={state.kind === 'failed' ? 'text-brick' : 'text-quiet'}>
          {textOf(state) || before}
        </p>
        {draft.isStored && (
          <button
            type="button"
            className="min-h-11 font-semibold text-teal underline"
            onClick={() => setAsking(true)}
          >
            {content.discard}
          </button>
        )}
      </div>
      {changed && (
        <div role="alert" className="grid gap-3 rounded-lg border-2 border-saffron bg-card px-4 py-3">
          <p>{staffMessages.quotes.draftChanged(changed.savedBy, changed.savedAt)}</p>
          <div className="flex flex-wrap gap-3">
            <button type="button" className={outlineButtonClass} onClick={() => onTheirs(changed)}>
              {content.theirs(changed.savedBy)}
            </button>
            <button type="button" className={outlineButtonClass} onClick={onMine}>
              {content.mine}
            </button>
          </div>
        </div>
      )}
      {isAsking && (
        <Popup title={content.discardTitle} onClose={() => setAsking(false)}>
          <div className="grid gap-4">
            <p>{content.discardEffect}</p>
            <div className="flex flex-wrap gap-3">
              <ClosePopup className={outlineButtonClass}>{content.keep}</ClosePopup>
              <button
                type="button"
                className={dangerButtonClass}
                onClick={(event) => {
                  event.currentTarget.closest('dialog')?.close();
                  onDiscard();
                }}
              >
                {content.discardGo}
              </button>
            </div>
          </div>
        </Popup>
      )}
    </>
  );
}
