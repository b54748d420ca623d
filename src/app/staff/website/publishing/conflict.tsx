import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { staffMessages } from '#messages.ts';
import type { FieldDifference } from './differences.tsx';
import { LoadedDifferences } from './loaded-differences.tsx';
import { staffPublishingContent } from './texts.ts';

const content = staffPublishingContent.conflict;

type SureProps = { onTakeTheirs: () => void; onClose: () => void };

function Sure({ onTakeTheirs, onClose }: SureProps) {
  return (
    <Dialog title={content.sure} onClose={onClose}>
      <div className="grid gap-4">
        <p>{content.effect}</p>
        <div className="flex flex-wrap gap-3">
          <CloseDialog>{staffPublishingContent.cancel}</CloseDialog>
          <Button look="danger" onClick={onTakeTheirs}>
            {content.throwAway}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type Props = {
  /** Differences from what was typed here (`before`) to what another user has saved (`after`). */
  theirs: readonly FieldDifference[];
  isBusy?: boolean;
  /** Its save button gets the focus, because the buttons here are about to be removed. */
  form: RefObject<HTMLFormElement | null>;
  /** What keeping mine does, where there is no history. */
  keepMineHint?: string;
  /** Saves again, based on the newest version. */
  onKeepMine: () => void;
  /** Starts again with the newest version. */
  onTakeTheirs: () => void;
};

/** Shown when another user saved first: compares both versions and lets the user choose. */
export function Conflict({
  theirs,
  isBusy = false,
  form,
  keepMineHint = content.keepMineHint,
  onKeepMine,
  onTakeTheirs,
}: Props) {
  const [isSure, setSure] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  const keepMine = () => {
    if (isBusy) return;
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    onKeepMine();
  };
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-xl border-2 border-brick p-4 sm:p-5">
      <h2 ref={heading} tabIndex={-1} id={id} className="text-2xl">
        {content.title}
      </h2>
      <p className="font-semibold">{staffMessages.publishing.changedMeanwhile}</p>
      <LoadedDifferences
        fields={theirs}
        meaning={{ key: content.key, removed: content.mine, added: content.theirs }}
      />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <div className="grid content-start gap-1">
          <Button aria-disabled={isBusy} onClick={keepMine}>
            {content.keepMine}
          </Button>
          <p className="text-quiet text-sm">{keepMineHint}</p>
        </div>
        <div className="grid content-start gap-1">
          <Button look="dangerOutline" aria-haspopup="dialog" onClick={() => setSure(true)}>
            {content.takeTheirs}
          </Button>
          <p className="text-quiet text-sm">{content.takeTheirsHint}</p>
        </div>
      </div>
      {isSure && <Sure onTakeTheirs={onTakeTheirs} onClose={() => setSure(false)} />}
    </section>
  );
}
