import * as z from 'zod/mini';
import { changeText, timesText } from '#app/staff/cabs/board/change-text.ts';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { staffSlipContent } from '#app/staff/cabs/slip/texts.ts';
import { type ActionResult, done, refused } from '#app/staff/forms/action-result.ts';
import type { SavedField } from '#app/staff/forms/use-field-editing.ts';
import { chooseBuyerIntent } from '#app/staff/money/buyers/buyer-intents.ts';
import { documentIntents } from '#app/staff/money/documents/document-intents.ts';
import { requestIntents } from '#app/staff/money/payments/request-intents.ts';
import { refundIntents } from '#app/staff/money/refunds/refund-intents.ts';
import { intent, type StaffIntent, staffIntents } from '#app/staff/shell/intents.ts';
import { rowFields } from '#app/staff/shell/row-in-form.ts';
import { tripIntents } from '#app/staff/trips/plan/trip-intents.ts';
import { voucherIntents } from '#app/staff/trips/vouchers/voucher-intents.ts';
import { staffReviewsContent } from '#app/staff/website/reviews/texts.ts';
import { assignDuty } from '#domain/bookings/board/assign-service.ts';
import { warningText } from '#domain/bookings/board/warning-text.ts';
import { bookingFields, isDetailName } from '#domain/bookings/booking-fields.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { cancelDuty, confirmDuty, markNoShow, restoreDuty } from '#domain/bookings/changes/cancel-service.ts';
import {
  changeDetail,
  changeNotes,
  changeOwner,
  type DetailOutcome,
} from '#domain/bookings/changes/detail-service.ts';
import { rescheduleDuty, undoReschedule } from '#domain/bookings/changes/reschedule-service.ts';
import { rideChangeInput } from '#domain/bookings/changes/ride-change-input.ts';
import { changeRide, undoRideChange } from '#domain/bookings/changes/ride-change-service.ts';
import { mailBooking } from '#domain/bookings/mails/booking-mail-service.ts';
import { extraInput } from '#domain/bookings/money/extra-input.ts';
import { sellExtra, takeBackExtra } from '#domain/bookings/money/extra-service.ts';
import { moneyInput } from '#domain/bookings/money/money-input.ts';
import { addMoney, reverseMoney } from '#domain/bookings/money/money-service.ts';
import { tcsChoices } from '#domain/bookings/packages/collected-tcs.ts';
import { cancelPackage, changeTripDays, restorePackage } from '#domain/bookings/packages/package-service.ts';
import { renewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import { offerDriverLink } from '#domain/bookings/slip/driver-link-service.ts';
import { driverLink } from '#domain/bookings/slip/slip-service.ts';
import { mailReceipt } from '#domain/documents/mails/document-mail-service.ts';
import { keepsDepositedTcs } from '#domain/documents/rules/kept-tcs-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { typeRefund } from '#domain/payments/refunds/refund-service.ts';
import { askForReview } from '#domain/reviews/review-staff-service.ts';
import { dayInIndia, dayOf, momentOf } from '#domain/shared/india-time.ts';
import { formatPaise, paiseFromTyped } from '#domain/shared/money.ts';
import { isTicked } from '#domain/shared/ticked.ts';
import { Failure } from '#platform/failure.ts';
import { maxStaffFormKiB } from '#platform/http/body.ts';
import { textFields, withTexts } from '#platform/http/input.ts';
import { cutTo, storable } from '#platform/text.ts';
import { shownDetail } from './duty-view.ts';
import { rideChangeText } from './ride-text.ts';
import { rideTexts } from './ride-texts.ts';

const { page, change, money, trip } = staffBookingsContent;
const messages = bookingMessages.bookings;

/** `needsCheck`: saved, and the text says what to look at. */
export type Saved = SavedField & { needsCheck?: boolean };

const maxReasonLength = 300;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const seenDuty = rowFields('dutyId');
const reasonOf = (typed: string) => cutTo(storable(typed).trim(), maxReasonLength);
const chargeText = (text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : 0);

function typedPaise(typed: string, field: string): number {
  if (/^\s*0+\s*$/.test(typed)) return 0;
  const paise = paiseFromTyped(typed);
  if (paise === undefined) throw new Failure('invalid', messages.chargeWrong, { field });
  return paise;
}

/** A conflict names the value that is stored now, so that nothing is overwritten unseen. */
function detailResult(
  outcome: DetailOutcome,
  changed: (from: string, to: string) => string,
  shown: (stored: string) => string,
): ActionResult<Saved> {
  if (outcome.kind === 'same') return done('', {});
  if (outcome.kind === 'changed') {
    const [from, to] = [shown(outcome.former), shown(outcome.stored)];
    return done(changed(from, to), { shown: to });
  }
  const { present } = outcome;
  return { ...refused('conflict', page.conflict), present: { stored: present, shown: shown(present) } };
}

const ending = (
  end: typeof cancelDuty | typeof markNoShow,
  textOf: (amount: string) => string,
): StaffIntent<Saved> =>
  intent(
    withTexts(seenDuty, 'by', 'chargePaise', 'less', 'reducedCharge', 'reason'),
    async ({ db, actor }, { dutyId, revision, ...fields }) => {
      const isByUs = fields.by === 'us';
      const chargePaise = isByUs ? 0 : chargeText(fields.chargePaise);
      const isLess = isTicked(fields.less) && !isByUs;
      const reducedPaise = isLess ? typedPaise(fields.reducedCharge, 'reducedCharge') : undefined;
      const reason = reasonOf(fields.reason);
      const asked = { dutyId, revision, chargePaise, reducedPaise, isByUs, reason };
      const { chargedPaise } = await end(db, actor, asked);
      return done(textOf(chargedPaise > 0 ? formatPaise(chargedPaise) : ''), {});
    },
  );

const rescheduleInput = z.extend(seenDuty, {
  ...textFields('date', 'time', 'chargePaise', 'reason', 'dropsCrew').shape,
  typedCharge: z.optional(z.string()),
});

const assignInput = z.extend(seenDuty, {
  carId: z.optional(z.string()),
  driverId: z.optional(z.string()),
});

/** The action of a booking's page. */
export const handleBookingAction = staffIntents<Saved>(maxStaffFormKiB, {
  ...tripIntents,
  ...voucherIntents,
  ...refundIntents<Saved>({}),
  detail: intent(
    textFields('dutyId', 'detail', 'typed', 'basedOn'),
    async ({ db, actor }, { dutyId, detail, ...asked }) => {
      if (!isDetailName(detail)) throw new Failure('invalid');
      const outcome = await changeDetail(db, actor, dutyId, { detail, ...asked });
      return detailResult(
        outcome,
        (from, to) => page.changed(bookingFields[detail].label, from, to),
        (stored) => shownDetail(detail, stored),
      );
    },
  ),
  notes: intent(textFields('id', 'typed', 'basedOn'), async ({ db, actor }, { id, ...asked }) =>
    detailResult(
      await changeNotes(db, actor, id, asked),
      () => page.notesSaved,
      (stored) => stored,
    ),
  ),
  owner: intent(textFields('id', 'ownerId'), async ({ db, actor }, { id, ownerId }) =>
    done(page.ownerSaved(await changeOwner(db, actor, id, ownerId || null)), {}),
  ),
  buyer: chooseBuyerIntent({}),
  'receipt-mail': intent(textFields('entryId', 'key'), async ({ db, queue, actor }, { entryId, key }) =>
    done(money.receiptMailed(await mailReceipt({ db, queue }, actor, entryId, key)), {}),
  ),
  money: intent(withTexts(moneyInput, 'id'), async ({ db, queue, actor }, { id, ...entry }) => {
    if (entry.kind === 'refund') {
      const { receivedOn: sentOn = dayInIndia(new Date()), kind: _kind, confirmedPaise: _, ...typed } = entry;
      return done(await typeRefund({ db, queue }, actor, id, { ...typed, sentOn }), {});
    }
    await addMoney(db, actor, id, entry);
    return done(money.done, {});
  }),
  extra: intent(withTexts(extraInput, 'id'), async ({ db, actor }, { id, ...extra }) => {
    await sellExtra(db, actor, id, extra);
    return done(money.extra.done, {});
  }),
  'extra-back': intent(textFields('id', 'chargeId'), async ({ db, actor }, { id, chargeId }) => {
    await takeBackExtra(db, actor, id, chargeId);
    return done(money.extra.takenBack, {});
  }),
  reverse: intent(textFields('id', 'entryId', 'key'), async ({ db, actor }, { id, ...asked }) => {
    if (!uuid.test(asked.key)) throw new Failure('invalid');
    await reverseMoney(db, actor, id, asked);
    return done(money.reverseDone, {});
  }),
  reschedule: intent(rescheduleInput, async ({ db, actor }, { dutyId, revision, ...fields }) => {
    const pickupAt = momentOf(`${fields.date}T${fields.time}`);
    if (!pickupAt) throw new Failure('invalid', messages.timeWrong, { field: 'time' });
    const chargePaise =
      fields.typedCharge === undefined
        ? chargeText(fields.chargePaise)
        : typedPaise(fields.typedCharge, 'typedCharge');
    const { from, to } = await rescheduleDuty(db, actor, {
      ...{ dutyId, revision, pickupAt, chargePaise },
      reason: reasonOf(fields.reason),
      dropsCrew: isTicked(fields.dropsCrew),
    });
    const charge = chargePaise > 0 ? formatPaise(chargePaise) : '';
    return done(change.rescheduled(...timesText(from, to), charge), {});
  }),
  'undo-reschedule': intent(seenDuty, async ({ db, actor }, seen) => {
    const { from, to } = await undoReschedule(db, actor, seen);
    return done(change.moveUndone(...timesText(from, to)), {});
  }),
  'change-ride': intent(rideChangeInput, async ({ db, encryption, actor }, asked) => {
    const changed = await changeRide(db, actor, asked);
    if (!changed) return done(rideTexts.unchanged, {});
    if (changed.isNewsForDriver) await offerDriverLink({ db, encryption }, actor, asked.dutyId);
    return done(rideTexts.changed(rideChangeText(changed)), { needsCheck: changed.crew.lost.length > 0 });
  }),
  'undo-ride': intent(seenDuty, async ({ db, encryption, actor }, seen) => {
    const changed = await undoRideChange(db, actor, seen);
    if (changed.isNewsForDriver) await offerDriverLink({ db, encryption }, actor, seen.dutyId);
    return done(rideTexts.undone(rideChangeText(changed)), { needsCheck: changed.crew.lost.length > 0 });
  }),
  cancel: ending(cancelDuty, change.cancelledDone),
  'no-show': ending(markNoShow, change.noShowDone),
  restore: intent(seenDuty, async ({ db, actor }, seen) => {
    const { hasCrew } = await restoreDuty(db, actor, seen);
    return done(hasCrew ? change.restored : change.restoredAlone, {});
  }),
  'trip-days': intent(
    textFields('id', 'firstDay', 'lastDay', 'seenFirstDay', 'seenLastDay'),
    async ({ db, actor }, { id, seenFirstDay, seenLastDay, ...typed }) => {
      const [firstDay, lastDay] = [dayOf(typed.firstDay), dayOf(typed.lastDay)];
      if (!firstDay) throw new Failure('invalid', messages.firstDayWrong, { field: 'firstDay' });
      if (!lastDay) throw new Failure('invalid', messages.lastDayWrong, { field: 'lastDay' });
      const seen = { firstDay: seenFirstDay || null, lastDay: seenLastDay || null };
      await changeTripDays(db, actor, id, { firstDay, lastDay }, seen);
      return done(trip.daysSaved, {});
    },
  ),
  'cancel-trip': intent(
    textFields('id', 'typedCharge', 'reason', 'seenPaise', 'tcs'),
    async ({ db, queue, actor }, { id, typedCharge, reason, seenPaise: seen, tcs }) => {
      const chargePaise = typedPaise(typedCharge, 'typedCharge');
      const seenPaise = /^\d{1,15}$/.test(seen) ? Number(seen) : undefined;
      const choice = tcsChoices.find((one) => one === tcs);
      await cancelPackage(db, actor, id, {
        chargePaise,
        reason: reasonOf(reason),
        seenPaise,
        tcs: { choice, keepsDeposited: await keepsDepositedTcs(db) },
        queue,
      });
      return done(trip.cancelledDone, {});
    },
  ),
  'restore-trip': intent(textFields('id'), async ({ db, actor }, { id }) => {
    await restorePackage(db, actor, id);
    return done(trip.restored, {});
  }),
  'ask-review': intent(textFields('id'), async ({ db, actor }, { id }) => {
    await askForReview(db, actor, id);
    return done(staffReviewsContent.panel.done, {});
  }),
  confirm: intent(seenDuty, async ({ db, actor }, seen) => {
    await confirmDuty(db, actor, seen);
    return done(page.confirmed, {});
  }),
  'new-link': intent(textFields('id'), async ({ db, encryption, actor }, { id }) => {
    await renewCustomerLink({ db, encryption }, actor, id);
    return done(staffBookingsContent.link.renewed, {});
  }),
  'driver-link': intent(textFields('dutyId'), async ({ db, encryption, actor }, { dutyId }) => {
    await driverLink({ db, encryption }, actor, dutyId);
    return done(staffSlipContent.link.made, {});
  }),
  assign: intent(assignInput, async ({ db, encryption, actor }, { dutyId, revision, carId, driverId }) => {
    if (carId === undefined || driverId === undefined) throw new Failure('invalid');
    const wanted = { dutyId, revision, carId: carId || null, driverId: driverId || null };
    const result = await assignDuty(db, actor, wanted);
    // Only another time can be a late change.
    if (result.kind !== 'planned') throw new Failure('conflict');
    if (result.isNewsForDriver) await offerDriverLink({ db, encryption }, actor, dutyId);
    const changed = changeText(result);
    const warnings = result.warnings.map(warningText(await readCabNames(db)));
    return warnings.length > 0
      ? done(page.assignedCheck(changed, warnings.join('; ')), { needsCheck: true })
      : done(changed, {});
  }),
  ...requestIntents,
  ...documentIntents,
  mail: intent(textFields('id', 'to', 'key'), async ({ db, queue, actor }, { id, to, key }) => {
    await mailBooking({ db, queue }, actor, id, { to, key });
    return done(staffBookingsContent.mail.done(to), {});
  }),
});
