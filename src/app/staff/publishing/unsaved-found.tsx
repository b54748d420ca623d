import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { staffPublishingContent } from '#app/content/staff/publishing.ts';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import { shownTime } from '#app/ui/shown-time.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { draftFields } from './draft-request.ts';

const content = staffPublishingContent.unsaved;

type Props = {
  subjectId: string;
  keptAt: Date;
  /** Another version has been saved since this work began. */
  isOlder: boolean;
  onContinue: () => void;
  onDiscard: () => void;
  /** What it is, to decide by. */
  children?: ReactNode;
};

/** Offered on opening a form that was left before it was saved. */
export function UnsavedFound({ subjectId, keptAt, isOlder, onContinue, onDiscard, children }: Props) {
  const { submit } = useFetcher();
  const isHydrated = useHydrated();
  const discard = async () => {
    await submit(
      { [draftFields.intent]: 'discard', [draftFields.subjectId]: subjectId },
      { method: 'post', defaultShouldRevalidate: false },
    );
    onDiscard();
  };
  return (
    <section aria-label={content.label} className="grid gap-3 rounded-xl border-2 border-saffron bg-card p-4">
      <p suppressHydrationWarning>
        {content.found(shownTime(keptAt))} {isOlder && content.older}
      </p>
      {children}
      <div className="flex flex-wrap gap-3">
        <button type="button" disabled={!isHydrated} className={buttonClass} onClick={onContinue}>
          {content.goOn}
        </button>
        <button type="button" disabled={!isHydrated} className={outlineButtonClass} onClick={discard}>
          {content.discard}
        </button>
      </div>
    </section>
  );
}
