import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { staffPublishingContent } from '#app/content/staff/publishing.ts';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { CopyButton } from '#app/staff/ui/copy-button.tsx';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import type { DraftAnswer } from './draft-request.ts';
import { draftFields } from './draft-request.ts';

const content = staffPublishingContent.preview;

type Props = { subjectId: string; isSessionOver: SessionCheck };

/** The route's action must call `handleDraft`, and its `clientAction` must use `offlineReply`. */
export function PreviewLink({ subjectId, isSessionOver }: Props) {
  const { submit, data, state } = useFetcher<DraftAnswer>();
  const isHydrated = useHydrated();

  const receive = useEffectEvent((answer: DraftAnswer) => {
    isSessionOver({ sessionOver: answer.kind === 'session-over' });
  });
  useEffect(() => {
    if (data) receive(data);
  }, [data]);

  const ask = () =>
    submit(
      { [draftFields.intent]: 'preview', [draftFields.subjectId]: subjectId },
      { method: 'post', defaultShouldRevalidate: false },
    );

  return (
    <div className="grid justify-items-start gap-2">
      <button
        type="button"
        disabled={!isHydrated}
        aria-disabled={state !== 'idle'}
        className={outlineButtonClass}
        onClick={ask}
      >
        {content.ask}
      </button>
      <p className="text-quiet text-sm">{content.hint}</p>
      <p role="status" className="font-semibold text-brick">
        {data?.kind === 'failed' && content.failed}
      </p>
      {data?.kind === 'preview' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <a
            href={data.address}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-12 items-center text-teal underline"
          >
            {content.open}
          </a>
          <CopyButton text={data.address} label={content.copy} copied={content.copied} />
        </div>
      )}
    </div>
  );
}
