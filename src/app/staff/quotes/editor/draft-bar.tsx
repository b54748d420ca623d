import { useState } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import type { DraftView } from '#app/staff/quotes/quotes-view.ts';
import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
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
  restored: DraftView | undefined;
  onDiscard: () => void;
  onTheirs: (theirs: DraftView) => void;
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
          <Button look="text" onClick={() => setAsking(true)}>
            {content.discard}
          </Button>
        )}
      </div>
      {changed && (
        <div role="alert" className="grid gap-3 rounded-lg border-2 border-saffron bg-card px-4 py-3">
          <p>{staffMessages.quotes.draftChanged(changed.savedBy, changed.savedAt)}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => onTheirs(changed)}>
              {content.theirs(changed.savedBy)}
            </Button>
            <Button look="secondary" onClick={onMine}>
              {content.mine}
            </Button>
          </div>
        </div>
      )}
      {isAsking && (
        <Dialog title={content.discardTitle} onClose={() => setAsking(false)}>
          <div className="grid gap-4">
            <p>{content.discardEffect}</p>
            <div className="flex flex-wrap gap-3">
              <CloseDialog>{content.keep}</CloseDialog>
              <Button
                look="danger"
                onClick={(event) => {
                  event.currentTarget.closest('dialog')?.close();
                  onDiscard();
                }}
              >
                {content.discardGo}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
