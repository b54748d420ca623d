import { done } from '#app/staff/forms/action-result.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { rowFields } from '#app/staff/shell/row-in-form.ts';
import { eraseReview } from '#domain/privacy/review-privacy-service.ts';
import { enteredReviewInput } from '#domain/reviews/review-input.ts';
import { addReview, decideReview } from '#domain/reviews/review-staff-service.ts';
import { maxStaffFormKiB } from '#platform/http/body.ts';
import { staffReviewsContent as content } from './texts.ts';

const expected = rowFields('id');

/** The action of the page of reviews. */
export const handleReviews = staffIntents(maxStaffFormKiB, {
  add: intent(enteredReviewInput, async ({ db, actor }, review) => {
    await addReview(db, actor, review);
    return done(content.added);
  }),
  approve: intent(expected, async ({ db, actor }, review) => {
    await decideReview(db, actor, review, 'approved');
    return done(content.approved);
  }),
  hide: intent(expected, async ({ db, actor }, review) => {
    await decideReview(db, actor, review, 'hidden');
    return done(content.hidden);
  }),
  erase: intent(expected, async ({ db, actor }, review) => {
    await eraseReview(db, actor, review);
    return done(content.erased);
  }),
});
