import { useState } from 'react';
import { staffImagesContent } from '#app/content/staff/website/images.ts';
import { dangerButtonClass, dangerOutlineClass } from '#app/staff/ui/danger-button.ts';
import { FormStatusLine } from '#app/staff/ui/form-status-line.tsx';
import { useActionForm } from '#app/staff/ui/use-action-form.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { paths } from '#paths.ts';

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
        <button type="button" className={dangerOutlineClass} onClick={() => setAsked(true)}>
          {content.delete}
        </button>
      </div>
    );
  return (
    <form onSubmit={onSubmit} className="grid gap-3">
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={id} />
      <p>{content.deleteEffect}</p>
      <FormStatusLine status={status} takesRoom={false} />
      <div className="flex flex-wrap gap-3">
        <button type="button" className={outlineButtonClass} onClick={() => setAsked(false)}>
          {content.keep}
        </button>
        <button type="submit" aria-disabled={isBusy} className={dangerButtonClass}>
          {content.deleteNow}
        </button>
      </div>
    </form>
  );
}
