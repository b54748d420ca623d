import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { ConfirmDialog } from '#app/staff/kit/confirm-dialog.tsx';
import { staffPublishingContent } from '#app/staff/website/publishing/texts.ts';

/** Makes the browser ask before the tab is closed or reloaded. */
export function useAskBeforeUnload(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

/** Blocks navigation while there are unsaved changes. Pass the blocker to `UnsavedPopup`. */
export function useUnsavedGuard(isDirty: boolean): Blocker {
  useAskBeforeUnload(isDirty);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
}

const content = staffPublishingContent.unsaved;

type Props = { onLeave: (asking: HTMLDialogElement | null) => void; onClose: () => void };

/** Asks before unsaved changes are discarded; must be rendered beside the form, because forms cannot be nested. */
export const AskToLeave = ({ onLeave, onClose }: Props) => (
  <ConfirmDialog
    title={content.title}
    go={content.leave}
    keep={content.stay}
    onConfirm={onLeave}
    onClose={onClose}
  >
    <p>{content.effect}</p>
  </ConfirmDialog>
);

export const UnsavedPopup = ({ blocker }: { blocker: Blocker }) =>
  blocker.state === 'blocked' && (
    <AskToLeave onLeave={() => blocker.proceed()} onClose={() => blocker.reset()} />
  );
