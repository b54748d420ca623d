import { Link } from 'react-router';
import { staffReviewsContent } from '#app/content/staff/reviews.ts';
import { CopyButton } from '#app/staff/ui/copy-button.tsx';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { paths } from '#paths.ts';
import type { Act } from './duty-card.tsx';
import type { ShownBookingReview } from './shown-review.ts';

const content = staffReviewsContent.panel;

function Ways({ href, chatHref }: { href: string; chatHref: string | null }) {
  return (
    <>
      <label className="grid gap-1">
        <span className="text-quiet text-sm">{content.address}</span>
        <input
          readOnly
          value={href}
          className="min-h-11 w-full min-w-0 rounded-lg border border-quiet/60 bg-card px-2.5 text-sm lg:min-h-9"
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={href} label={content.copy} copied={content.copied} />
        {chatHref && (
          <a href={chatHref} target="_blank" rel="noopener noreferrer" className={outlineButtonClass}>
            {content.send}
          </a>
        )}
      </div>
    </>
  );
}

type Props = { bookingId: string; review: ShownBookingReview; onAct: Act };

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
        <ScriptButton
          className={`${outlineButtonClass} justify-self-start`}
          onClick={() => onAct({ intent: 'ask-review', id: bookingId })}
        >
          {content.ask}
        </ScriptButton>
      )}
      {isOpen && (href ? <Ways href={href} chatHref={chatHref} /> : <p>{content.noLink}</p>)}
      {state !== 'none' && state !== 'asked' && (
        <p>
          <Link
            to={paths.adminReviews}
            className="inline-flex min-h-11 items-center text-sm text-teal underline lg:min-h-9"
          >
            {content.open}
          </Link>
        </p>
      )}
    </section>
  );
}
