import { staffPublishingContent } from '#app/content/staff/publishing.ts';
import { isSessionOver } from '#app/staff/ui/action-result.ts';
import { CopyButton } from '#app/staff/ui/copy-button.tsx';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';
import { useAction } from '#app/staff/ui/use-action.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { type DraftValue, draftFields } from './draft-request.ts';

const content = staffPublishingContent.preview;

type Props = { subjectId: string };

/** The route's action must be an `editorAction`. */
export function PreviewLink({ subjectId }: Props) {
  const { send, result, isBusy } = useAction<DraftValue>({ revalidates: false });
  const ask = () => send({ [draftFields.intent]: 'preview', [draftFields.subjectId]: subjectId });
  const address = result?.done ? result.value.address : undefined;
  const hasFailed = result?.done === false && !isSessionOver(result);

  return (
    <div className="grid justify-items-start gap-2">
      <ScriptButton aria-disabled={isBusy} className={outlineButtonClass} onClick={ask}>
        {content.ask}
      </ScriptButton>
      <p className="text-quiet text-sm">{content.hint}</p>
      <p role="status" className="font-semibold text-brick">
        {hasFailed && content.failed}
      </p>
      {address && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-12 items-center text-teal underline"
          >
            {content.open}
          </a>
          <CopyButton text={address} label={content.copy} copied={content.copied} />
        </div>
      )}
    </div>
  );
}
