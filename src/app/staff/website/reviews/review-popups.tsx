import { useRef } from 'react';
import { reviewContent } from '#app/content/site/links/review.ts';
import { faultBy } from '#app/staff/forms/form-fault.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { RestoredLine } from '#app/staff/forms/kept-input/restored-line.tsx';
import { useTypedForm } from '#app/staff/forms/kept-input/use-kept-form.ts';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { ConfirmDialog } from '#app/staff/kit/confirm-dialog.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { enteredOrigins, ratings } from '#domain/reviews/review.ts';
import { enteredReviewInput } from '#domain/reviews/review-input.ts';
import type { ReviewView } from './review-view.ts';
import { staffReviewsContent as content } from './texts.ts';

type Props = { onDone: (text: string) => void; onClose: () => void };

const { fields } = content;
const ratingOptions = ratings.map((rating) => ({
  value: String(rating),
  label: reviewContent.ratings[rating],
}));
const originOptions = enteredOrigins.map((origin) => ({ value: origin, label: content.origins[origin] }));

/** A review that came by another way than the link. */
export function EnterReview({ onDone, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const typed = useTypedForm(form, 'review new');
  const { status, isBusy, onSubmit } = useActionForm({
    working: '',
    validate: faultBy(enteredReviewInput),
    onResult: (result, sent) => {
      if (!result.done) return;
      typed.forget();
      sent.closest('dialog')?.close();
      onDone(result.text);
    },
  });
  const field = (name: 'name' | 'body' | 'rating' | 'trip' | 'day' | 'origin' | 'booking') => ({
    id: `review-${name}`,
    name,
    label: fields[name],
    invalid: status?.field === name,
  });
  return (
    <Dialog title={content.add} onClose={onClose}>
      <form ref={form} noValidate onSubmit={onSubmit} onInput={typed.keepForm} className="grid gap-4">
        <input type="hidden" name="intent" value="add" />
        <p className="text-quiet">{content.addHint}</p>
        <TextField {...field('name')} required autoComplete="off" />
        <TextField {...field('body')} required rows={5} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField {...field('rating')} none={fields.noRating} options={ratingOptions} />
          <SelectField {...field('origin')} required none={fields.chooseOrigin} options={originOptions} />
          <TextField {...field('trip')} autoComplete="off" />
          <TextField {...field('day')} type="date" />
        </div>
        <TextField {...field('booking')} hint={content.bookingHint} autoComplete="off" />
        <RestoredLine isRestored={typed.isRestored} onDiscard={typed.discard} />
        <FormStatusLine status={status} />
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {content.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function EraseReview({ review, onDone, onClose }: Props & { review: ReviewView }) {
  const form = useActionForm({
    working: '',
    onResult: (result, sent) => {
      if (!result.done) return;
      sent.closest('dialog')?.close();
      onDone(result.text);
    },
  });
  return (
    <ConfirmDialog
      title={content.eraseTitle}
      go={content.erase}
      keep={content.keep}
      form={form}
      fields={{ intent: 'erase', id: review.id, revision: review.revision }}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{review.name}</p>
      <p className="text-quiet">{content.eraseEffect}</p>
    </ConfirmDialog>
  );
}
