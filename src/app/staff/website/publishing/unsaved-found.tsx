import type { ReactNode } from 'react';
import { useAction } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { timeText } from '#domain/shared/india-time.ts';
import { draftFields } from './draft-request.ts';
import { staffPublishingContent } from './texts.ts';

const content = staffPublishingContent.unsaved;

type Props = {
  subjectId: string;
  keptAt: Date;
  /** True when another version was saved after this work was started. */
  isOlder: boolean;
  onContinue: () => void;
  onDiscard: () => void;
  /** Shows what the unsaved work contains. */
  children?: ReactNode;
};

/** Offers unsaved work when its form is opened again. */
export function UnsavedFound({ subjectId, keptAt, isOlder, onContinue, onDiscard, children }: Props) {
  const { send } = useAction({ revalidates: false });
  const discard = async () => {
    await send({ [draftFields.intent]: 'discard', [draftFields.subjectId]: subjectId });
    onDiscard();
  };
  return (
    <section aria-label={content.label} className="grid gap-3 rounded-xl border-2 border-saffron bg-card p-4">
      <p suppressHydrationWarning>
        {content.found(timeText(keptAt))} {isOlder && content.older}
      </p>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onContinue}>{content.goOn}</Button>
        <Button look="secondary" onClick={discard}>
          {content.discard}
        </Button>
      </div>
    </section>
  );
}
