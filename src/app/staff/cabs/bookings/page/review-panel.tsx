import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { staffReviewsContent } from '#app/staff/website/reviews/texts.ts';
import { paths } from '#paths.ts';
import type { Act } from './duty-card.tsx';
import type { BookingReviewView } from './review-view.ts';

const content = staffReviewsContent.panel;

function Ways({ href, chatHref }: { href: string; chatHref: string | null }) {
  return (
    <>
      <label className="grid gap-1">
        <span className="text-quiet text-sm">{content.address}</span>
        <Input readOnly value={href} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={href} label={content.copy} copied={content.copied} />
        {chatHref && (
          <ButtonLink look="secondary" href={chatHref} target="_blank" rel="noopener noreferrer">
            {content.send}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

type Props = { bookingId: string; review: BookingReviewView; onAct: Act };

/** Asks the customer for a review after the ride, and says what has become of it. */
export function ReviewPanel({ bookingId, review: { state, href, chatHref }, onAct }: Props) {
  const isOpen = state === 'asked' || state === 'received';
  return (
    <section aria-labelledby="review" className="grid gap-2 rounded-2xl border border-line bg-card px-4 py-3">
      <h2 id="review" className="text-lg">
        {content.heading}
      </h2>
      <p className="text-quiet text-sm">{state === 'none' ? content.askText : content[state]}</p>
      {state === 'none' && (
        <Button look="secondary" onClick={() => onAct({ intent: 'ask-review', id: bookingId })}>
          {content.ask}
        </Button>
      )}
      {isOpen && (href ? <Ways href={href} chatHref={chatHref} /> : <p>{content.noLink}</p>)}
      {state !== 'none' && state !== 'asked' && (
        <p>
          <TextLink to={paths.adminReviews}>{content.open}</TextLink>
        </p>
      )}
    </section>
  );
}
