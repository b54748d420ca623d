import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { reviewLocks } from '#domain/reviews/personal-data.ts';
import type { ExpectedReview } from '#domain/reviews/review-staff-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { eraseRecords } from './contributors.ts';

const messages = staffMessages.reviews;

/** Erases name and text for good, for a customer who takes a review back; it is hidden first. */
export async function eraseReview(
  db: Db,
  actor: StaffActor,
  { id, revision }: ExpectedReview,
): Promise<void> {
  assertArea(actor, 'publishing');
  await db.transaction(async (tx) => {
    const review = rowId.test(id) ? await reviewLocks.lockErasableReview(tx, id) : undefined;
    if (!review) throw new Failure('not_found', messages.gone);
    if (review.revision !== revision) throw new Failure('conflict', messages.changedMeanwhile);
    if (review.state !== 'hidden') throw new Failure('conflict', messages.notPossible);
    await eraseRecords(tx, 'review', [id], actor);
    await noteActivity(tx, lineBy(actor, 'review-erased', { kind: 'review', id, name: `R${id}` }));
  });
}
