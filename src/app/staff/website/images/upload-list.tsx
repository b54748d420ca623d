import { useState } from 'react';
import { statusOf } from '#app/staff/forms/action-result.ts';
import { faultBy } from '#app/staff/forms/form-fault.ts';
import type { FormStatus } from '#app/staff/forms/form-status.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { Thumbnail } from '#app/staff/kit/thumbnail.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { describeInput } from '#domain/images/image-input.ts';
import { imagePath, paths } from '#paths.ts';
import { staffImagesContent } from './texts.ts';
import type { UploadView } from './use-uploads.ts';

const content = staffImagesContent.uploads;

type DescribeProps = { imageId: string; onSaved: (status: FormStatus) => void };

/** Asked for at once, while the staff member still knows what the photo shows. */
function Describe({ imageId, onSaved }: DescribeProps) {
  const { status, isBusy, onSubmit } = useActionForm({
    action: paths.adminImages,
    working: '',
    validate: faultBy(describeInput),
    onResult: (result) => {
      const shown = statusOf(result);
      if (result.done && shown) onSaved(shown);
    },
  });
  const hidden = { intent: 'describe', id: imageId, version: '1', tags: '', x: '50', y: '50' };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-2 sm:max-w-xl">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        id={`describe-${imageId}`}
        name="alt"
        label={content.describe}
        hint={content.describeHint}
        invalid={status?.field === 'alt'}
        required
        autoComplete="off"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" type="submit" aria-disabled={isBusy}>
          {content.save}
        </Button>
        <FormStatusLine status={status} takesRoom={false} />
      </div>
    </form>
  );
}

function UploadRow({ upload }: { upload: UploadView }) {
  const { name, total, offset, state, imageId, text } = upload;
  const [saved, setSaved] = useState<FormStatus>();
  const isRunning = state !== 'ready' && state !== 'refused';
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <div className="aspect-4/3 w-24 overflow-hidden rounded-md bg-line">
        {imageId && <Thumbnail address={imagePath(imageId)} className="size-full" />}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <p className="wrap-anywhere font-semibold">{name}</p>
        {isRunning && (
          <progress
            aria-label={content.progress(name)}
            value={offset}
            max={total}
            className="h-2 w-full max-w-xl accent-teal"
          />
        )}
        <p className={state === 'refused' ? 'text-brick' : 'text-quiet text-sm'}>
          {text ?? content.states[state]}
          {state === 'sending' && `, ${content.sent(offset, total)}`}
        </p>
        {saved && <StatusLine text={saved.text} tone={saved.tone} takesRoom={false} />}
        {imageId && !saved && <Describe imageId={imageId} onSaved={setSaved} />}
      </div>
    </li>
  );
}

type Props = { uploads: readonly UploadView[]; onClear: (isOver: (upload: UploadView) => boolean) => void };

export function UploadList({ uploads, onClear }: Props) {
  if (uploads.length === 0) return null;
  const isOver = ({ state }: UploadView) => state === 'ready' || state === 'refused';
  return (
    <Card heading={content.heading}>
      <ul className="divide-y divide-line">
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} />
        ))}
      </ul>
      {uploads.some(isOver) && (
        <div>
          <Button look="secondary" onClick={() => onClear(isOver)}>
            {content.clear}
          </Button>
        </div>
      )}
    </Card>
  );
}
