import { useState } from 'react';
import { Link } from 'react-router';
import { staffReviewsContent as content } from '#app/content/staff/reviews.ts';
import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { FormStatusLine } from '#app/staff/ui/form-status-line.tsx';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';
import { useAction } from '#app/staff/ui/use-action.ts';
import { useStatus } from '#app/staff/ui/use-status.ts';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import { type ReviewState, reviewStates } from '#domain/reviews/review.ts';
import { listReviews } from '#domain/reviews/review-staff-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/reviews-page.ts';
import { EnterReview, EraseReview } from './review-popups.tsx';
import { ReviewRow } from './review-row.tsx';
import { handleReviews } from './reviews-action.ts';
import { presentReview, type ShownReview } from './shown-review.ts';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = new URL(request.url).searchParams;
  const state = reviewStates.find((one) => one === query.get('state')) ?? 'received';
  const before = query.get('before') ?? '';
  const page = await listReviews(context.get(pageContext).db, actor, { state, before });
  return { ...page, reviews: page.reviews.map(presentReview), state, before };
}

export const action = handleReviews;

const addressOf = (state: ReviewState, before = '') =>
  `${paths.adminReviews}?${new URLSearchParams({ state, ...(before && { before }) })}`;

type TabsProps = { present: ReviewState; counts: Readonly<Record<ReviewState, number>> };

function Tabs({ present, counts }: TabsProps) {
  return (
    <nav aria-label={content.tabs} className="flex flex-wrap gap-1.5">
      {reviewStates.map((state) => (
        <Link
          key={state}
          to={addressOf(state)}
          aria-current={state === present ? 'page' : undefined}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line px-3 text-sm aria-[current=page]:border-teal aria-[current=page]:bg-teal aria-[current=page]:font-semibold aria-[current=page]:text-on-teal"
        >
          {content.states[state]} <span className="tabular-nums">{counts[state]}</span>
        </Link>
      ))}
    </nav>
  );
}

type Open = { kind: 'add' } | { kind: 'erase'; review: ShownReview };

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { reviews, counts, state, before, nextCursor } = loaderData;
  const [open, setOpen] = useState<Open>();
  const { status, say, sayResult } = useStatus();
  const { send } = useAction();
  const popup = {
    onDone: say,
    onClose: () => setOpen(undefined),
  };
  const act = async (intent: 'approve' | 'hide', { id, revision }: ShownReview) => {
    const result = await send({ intent, id, revision: String(revision) });
    if (result) sayResult(result);
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{content.title}</h1>
        <ScriptButton aria-haspopup="dialog" className={buttonClass} onClick={() => setOpen({ kind: 'add' })}>
          {content.add}
        </ScriptButton>
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
      <div className="flex flex-wrap gap-3">
        {before && (
          <Link to={addressOf(state)} className={outlineButtonClass}>
            {content.first}
          </Link>
        )}
        {nextCursor && (
          <Link to={addressOf(state, nextCursor)} className={outlineButtonClass}>
            {content.more}
          </Link>
        )}
      </div>
      {open?.kind === 'add' && <EnterReview {...popup} />}
      {open?.kind === 'erase' && <EraseReview {...popup} review={open.review} />}
    </div>
  );
}
