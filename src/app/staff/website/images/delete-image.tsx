import { useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { paths } from '#paths.ts';
import { staffImagesContent } from './texts.ts';

const content = staffImagesContent.details;

type Props = { id: string; onDone: (text: string) => void };

/** Asks once more, because it cannot be undone. */
export function DeleteImage({ id, onDone }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { status, isBusy, onSubmit } = useActionForm({
    action: paths.adminImages,
    working: '',
    onResult: (result, sent) => {
      if (!result.done) return;
      sent.closest('dialog')?.close();
      onDone(result.text);
    },
  });
  if (!isAsked)
    return (
      <div>
        <Button look="dangerOutline" onClick={() => setAsked(true)}>
          {content.delete}
        </Button>
      </div>
    );
  return (
    <form onSubmit={onSubmit} className="grid gap-3">
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={id} />
      <p>{content.deleteEffect}</p>
      <FormStatusLine status={status} takesRoom={false} />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => setAsked(false)}>
          {content.keep}
        </Button>
        <Button look="danger" type="submit" aria-disabled={isBusy}>
          {content.deleteNow}
        </Button>
      </div>
    </form>
  );
}
