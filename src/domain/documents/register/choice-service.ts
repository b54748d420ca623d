import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { ruleMessages as texts } from '#domain/documents/rules/rule-messages.ts';
import { type TaxChoice, taxChoices } from '#domain/documents/tax-choice.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { upsertChoice } from './choice-store.ts';

const isChoice = (text: string): text is TaxChoice => taxChoices.some((choice) => choice === text);

/** What staff say about a trip whose services do not show whether it has stay and transport. Its documents follow from it. */
export async function chooseTaxes(
  db: Db,
  actor: StaffActor,
  { bookingId, choice, reason }: { bookingId: string; choice: string; reason: string },
): Promise<void> {
  assertArea(actor, 'money');
  if (!rowId.test(bookingId)) throw new Failure('not_found');
  if (!isChoice(choice)) throw new Failure('invalid', texts.subjectMissing, { field: 'choice' });
  const why = reason.trim();
  if (why === '' || why.length > 200) throw new Failure('invalid', texts.reasonMissing, { field: 'reason' });
  await db.transaction(async (tx) => {
    await upsertChoice(tx, { bookingId, choice, reason: why, madeBy: actor.name });
    const subject = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
    await noteActivity(tx, lineBy(actor, 'document-choice-made', subject, { choice }));
  });
}
