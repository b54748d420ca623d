import { Link } from 'react-router';
import { staffReviewsContent as content } from '#app/content/staff/reviews.ts';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';
import { bookingPath } from '#staff-paths.ts';
import type { ShownReview } from './shown-review.ts';

const small =
  'inline-flex min-h-11 items-center rounded-lg border border-line px-3 font-semibold text-sm hover:border-current disabled:opacity-60 lg:min-h-9';

type Props = {
  review: ShownReview;
  onDecide: (intent: 'approve' | 'hide') => void;
  onErase: () => void;
};

/** What staff may do with it now; a review that was only asked for has no buttons. */
function Decisions({ review: { state, name }, onDecide, onErase }: Props) {
  const button = (text: string, tone: string, onClick: () => void) => (
    <ScriptButton aria-label={content.named(text, name)} className={`${small} ${tone}`} onClick={onClick}>
      {text}
    </ScriptButton>
  );
  return (
    <div className="flex shrink-0 flex-wrap items-start gap-2">
      {(state === 'received' || state === 'hidden') &&
        button(content.approve, 'text-teal', () => onDecide('approve'))}
      {(state === 'received' || state === 'approved') &&
        button(content.hide, 'text-brick', () => onDecide('hide'))}
      {state === 'hidden' && button(content.erase, 'text-brick', onErase)}
    </div>
  );
}

/** One review: who, about which trip, the whole text, and how it came. */
export function ReviewRow(props: Props) {
  const { name, rating, trip, booking, body, history } = props.review;
  return (
    <li className="grid gap-x-4 gap-y-1.5 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{name}</span>
          {rating && <span className="text-sm">{rating}</span>}
          <span className="text-quiet text-sm">{trip}</span>
          {booking && (
            <Link
              to={bookingPath(booking.id)}
              className="inline-flex min-h-6 items-center text-sm text-teal underline"
            >
              {booking.number}
            </Link>
          )}
        </p>
        {body && <p className="wrap-anywhere max-w-prose whitespace-pre-line">{body}</p>}
        <p className="wrap-anywhere text-quiet text-sm">{history}</p>
      </div>
      <Decisions {...props} />
    </li>
  );
}
