import { Button, type ButtonLook } from '#app/staff/kit/button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { bookingPath } from '#staff-paths.ts';
import type { ReviewView } from './review-view.ts';
import { staffReviewsContent as content } from './texts.ts';

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
export function ReviewRow(props: Props) {
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
