import { isSessionOver } from '#app/staff/forms/action-result.ts';
import { useAction } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { type DraftValue, draftFields } from './draft-request.ts';
import { staffPublishingContent } from './texts.ts';

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
      <Button look="secondary" aria-disabled={isBusy} onClick={ask}>
        {content.ask}
      </Button>
      <p className="text-quiet text-sm">{content.hint}</p>
      <p role="status" className="font-semibold text-brick">
        {hasFailed && content.failed}
      </p>
      {address && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <TextLink href={address} target="_blank" rel="noopener">
            {content.open}
          </TextLink>
          <CopyButton text={address} label={content.copy} copied={content.copied} />
        </div>
      )}
    </div>
  );
}
