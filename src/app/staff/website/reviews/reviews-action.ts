import { pageContext } from '#app/page-context.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { handlerOf, handlersByIntent, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { eraseReview } from '#domain/privacy/review-privacy-service.ts';
import { enteredReviewInput } from '#domain/reviews/review-input.ts';
import { addReview, decideReview, type ExpectedReview } from '#domain/reviews/review-staff-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { type Fields, maxStaffFormKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import { staffReviewsContent as content } from './texts.ts';

type Handler = (db: Db, actor: StaffActor, fields: Fields) => Promise<ActionResult>;

const seenIn = ({ id = '', revision = '' }: Fields): ExpectedReview => ({ id, revision: Number(revision) });

const handlers = handlersByIntent<Handler>({
  add: async (db, actor, fields) => {
    await addReview(db, actor, parseInput(enteredReviewInput, fields));
    return done(content.added);
  },
  approve: async (db, actor, fields) => {
    await decideReview(db, actor, seenIn(fields), 'approved');
    return done(content.approved);
  },
  hide: async (db, actor, fields) => {
    await decideReview(db, actor, seenIn(fields), 'hidden');
    return done(content.hidden);
  },
  erase: async (db, actor, fields) => {
    await eraseReview(db, actor, seenIn(fields));
    return done(content.erased);
  },
});

/** The action of the page of reviews. */
export const handleReviews = (args: RouteArgs) =>
  staffAction(args, async (actor) => {
    const fields = await readFields(args.request, maxStaffFormKiB);
    return handlerOf(handlers, fields.intent)(args.context.get(pageContext).db, actor, fields);
  });
