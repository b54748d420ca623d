import { type ReactNode, useState } from 'react';
import { useAction } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { timeText } from '#domain/shared/india-time.ts';
import { draftFields } from './draft-request.ts';
import { staffPublishingContent } from './texts.ts';

const content = staffPublishingContent.unsaved;

type FoundProps = { subjectId: string; keptAt: Date; isOlder: boolean; children: ReactNode } & Record<
  'onContinue' | 'onDiscard',
  () => void
>;

function UnsavedFound({ subjectId, keptAt, isOlder, onContinue, onDiscard, children }: FoundProps) {
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

export type UnsavedStart<Start> = { start: Start; keptAt: Date };

type Props<Start> = {
  subjectId: string;
  saved: Start;
  work: UnsavedStart<Start> | undefined;
  /** What the unsaved work contains. */
  contents: (start: Start) => ReactNode;
  /** The editor. */
  children: (start: Start) => ReactNode;
};

/** Offers unsaved work when its editor is opened again. What was opened stays when the page loads again. */
export function OpenedWork<Start extends { version: number }>(props: Props<Start>) {
  const { subjectId, contents, children } = props;
  const [{ saved, work }] = useState(props);
  const [start, setStart] = useState(work ? undefined : saved);
  if (start || !work) return children(start ?? saved);
  return (
    <UnsavedFound
      subjectId={subjectId}
      keptAt={work.keptAt}
      isOlder={work.start.version !== saved.version}
      onContinue={() => setStart(work.start)}
      onDiscard={() => setStart(saved)}
    >
      {contents(work.start)}
    </UnsavedFound>
  );
}
