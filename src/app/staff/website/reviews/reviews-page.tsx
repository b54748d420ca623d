import { useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { type ReviewState, reviewStates } from '#domain/reviews/review.ts';
import { listReviews } from '#domain/reviews/review-staff-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/reviews-page.ts';
import { EnterReview, EraseReview } from './review-popups.tsx';
import { ReviewRow } from './review-row.tsx';
import { type ReviewView, toReviewView } from './review-view.ts';
import { handleReviews } from './reviews-action.ts';
import { staffReviewsContent as content } from './texts.ts';

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
