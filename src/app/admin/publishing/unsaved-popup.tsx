import type { Blocker } from 'react-router';
import { staffPublishingContent } from '#app/content/staff-publishing.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { ClosePopup, Popup } from '#app/ui/popup.tsx';
import { dangerButtonClass } from './danger-button.ts';

const content = staffPublishingContent.unsaved;

/** Asks whoever is about to leave; goes beside the form, never into it. */
export function UnsavedPopup({ blocker }: { blocker: Blocker }) {
  if (blocker.state !== 'blocked') return null;
  return (
    <Popup title={content.title} onClose={() => blocker.reset()}>
      <div className="grid gap-4">
        <p>{content.effect}</p>
        <div className="flex flex-wrap gap-3">
          <ClosePopup className={outlineButtonClass}>{content.stay}</ClosePopup>
          <button type="button" className={dangerButtonClass} onClick={() => blocker.proceed()}>
            {content.leave}
          </button>
        </div>
      </div>
    </Popup>
  );
}
