import { useRef, useState } from 'react';
import { reviewContent } from '#app/content/site/links/review.ts';
import { pageContext } from '#app/page-context.ts';
import { faultBy } from '#app/staff/forms/form-fault.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { RestoredLine } from '#app/staff/forms/kept-input/restored-line.tsx';
import { useKeptForm } from '#app/staff/forms/kept-input/use-kept-form.ts';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button, type ButtonLook } from '#app/staff/kit/button.tsx';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { ConfirmDialog } from '#app/staff/kit/confirm-dialog.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import {
  enteredOrigins,
  type Review,
  type ReviewState,
  ratings,
  reviewStates,
} from '#domain/reviews/review.ts';
import { enteredReviewInput } from '#domain/reviews/review-input.ts';
import { listReviews } from '#domain/reviews/review-staff-service.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { bookingPath } from '#staff-paths.ts';
import type { Route } from './+types/reviews-page.ts';
import { handleReviews } from './reviews-action.ts';
import { staffReviewsContent as content } from './texts.ts';

/** How it came, when, and who has decided. */
function historyOf({ state, origin, madeBy, madeAt, receivedAt, decidedBy, decidedAt }: Review): string {
  const words = [
    content.origins[origin],
    origin === 'link' ? content.askedBy(madeBy, timeText(madeAt)) : content.enteredBy(madeBy),
    receivedAt && content.receivedAt(timeText(receivedAt)),
    (state === 'approved' || state === 'hidden') &&
      decidedAt &&
      content.decidedBy(decidedBy, timeText(decidedAt)),
  ];
  return words.filter(Boolean).join(', ');
}

const toReviewView = (review: Review) => ({
  id: review.id,
  revision: review.revision,
  state: review.state,
  name: review.name || content.nameless,
  body: review.body,
  rating: review.rating === null ? '' : content.rated(review.rating),
  trip: [review.trip, review.tripDay === null ? '' : dateText(review.tripDay)].filter(Boolean).join(', '),
  booking: review.bookingId && { id: review.bookingId, number: bookingNumber(review.bookingId) },
  history: historyOf(review),
});

type ReviewView = ReturnType<typeof toReviewView>;

type ReviewPopupsProps = { onDone: (text: string) => void; onClose: () => void };

const { fields } = content;
const ratingOptions = ratings.map((rating) => ({
  value: String(rating),
  label: reviewContent.ratings[rating],
}));
const originOptions = enteredOrigins.map((origin) => ({ value: origin, label: content.origins[origin] }));

/** A review that came by another way than the link. */
function EnterReview({ onDone, onClose }: ReviewPopupsProps) {
  const form = useRef<HTMLFormElement>(null);
  const typed = useKeptForm(form, 'review new');
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

function EraseReview({ review, onDone, onClose }: ReviewPopupsProps & { review: ReviewView }) {
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

type Props = {
  review: ReviewView;
  onDecide: (intent: 'approve' | 'hide') => void;
  onErase: () => void;
};

/** What staff may do with it now; a review that was only asked for has no buttons. */
function Decisions({ review: { state, name }, onDecide, onErase }: Props) {
  const button = (text: string, look: ButtonLook, onClick: () => void) => (
    <Button look={look} aria-label={content.named(text, name)} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <div className="flex shrink-0 flex-wrap items-start gap-2">
      {(state === 'received' || state === 'hidden') &&
        button(content.approve, 'quiet', () => onDecide('approve'))}
      {(state === 'received' || state === 'approved') &&
        button(content.hide, 'quietDanger', () => onDecide('hide'))}
      {state === 'hidden' && button(content.erase, 'quietDanger', onErase)}
    </div>
  );
}

/** One review: who, about which trip, the whole text, and how it came. */
function ReviewRow(props: Props) {
  const { name, rating, trip, booking, body, history } = props.review;
  return (
    <li className="grid gap-x-4 gap-y-1.5 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{name}</span>
          {rating && <span className="text-sm">{rating}</span>}
          <span className="text-quiet text-sm">{trip}</span>
          {booking && <TextLink to={bookingPath(booking.id)}>{booking.number}</TextLink>}
        </p>
        {body && <p className="wrap-anywhere max-w-prose whitespace-pre-line">{body}</p>}
        <p className="wrap-anywhere text-quiet text-sm">{history}</p>
      </div>
      <Decisions {...props} />
    </li>
  );
}

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = new URL(request.url).searchParams;
  const state = reviewStates.find((one) => one === query.get('state')) ?? 'received';
  const before = query.get('before') ?? '';
  const page = await listReviews(context.get(pageContext).db, actor, { state, before });
  return { ...page, reviews: page.reviews.map(toReviewView), state, before };
}

export const action = handleReviews;

const addressOf = (state: ReviewState, before = '') =>
  `${paths.adminReviews}?${new URLSearchParams({ state, ...(before && { before }) })}`;

type TabsProps = { present: ReviewState; counts: Readonly<Record<ReviewState, number>> };

function Tabs({ present, counts }: TabsProps) {
  return (
    <Chips label={content.tabs}>
      {reviewStates.map((state) => (
        <ChipLink key={state} to={addressOf(state)} isCurrent={state === present} count={counts[state]}>
          {content.states[state]}{' '}
        </ChipLink>
      ))}
    </Chips>
  );
}

type Open = { kind: 'add' } | { kind: 'erase'; review: ReviewView };

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { reviews, counts, state, before, nextCursor } = loaderData;
  const [open, setOpen] = useState<Open>();
  const { status, say, sayResult } = useStatus();
  const { send } = useAction();
  const popup = { onDone: say, onClose: () => setOpen(undefined) };
  const act = async (intent: 'approve' | 'hide', { id, revision }: ReviewView) => {
    const result = await send({ intent, id, revision: String(revision) });
    if (result) sayResult(result);
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{content.title}</PageTitle>
        <Button aria-haspopup="dialog" onClick={() => setOpen({ kind: 'add' })}>
          {content.add}
        </Button>
      </div>
      <p className="text-quiet">{content.intro}</p>
      <Tabs present={state} counts={counts} />
      <FormStatusLine status={status} takesRoom={false} />
      {reviews.length === 0 && <p className="text-quiet">{content.none[state]}</p>}
      <ul aria-label={content.list} className="divide-y divide-line border-line border-y">
        {reviews.map((review) => (
          <ReviewRow
            key={review.id}
            review={review}
            onDecide={(intent) => void act(intent, review)}
            onErase={() => setOpen({ kind: 'erase', review })}
          />
        ))}
      </ul>
      <Paging
        label={content.paging}
        steps={[
          { label: content.first, to: before && addressOf(state) },
          { label: content.more, to: nextCursor && addressOf(state, nextCursor) },
        ]}
      />
      {open?.kind === 'add' && <EnterReview {...popup} />}
      {open?.kind === 'erase' && <EraseReview {...popup} review={open.review} />}
    </div>
  );
}
