import { pageContext } from '#app/page-context.ts';
import { changeText, timesText } from '#app/staff/cabs/board/change-text.ts';
import { warningText } from '#app/staff/cabs/board/warning-text.ts';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { staffSlipContent } from '#app/staff/cabs/slip/texts.ts';
import { type ActionResult, done, refused } from '#app/staff/forms/action-result.ts';
import type { SavedFact } from '#app/staff/forms/use-field-editing.ts';
import { handlerOf, handlersByIntent, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { staffReviewsContent } from '#app/staff/website/reviews/texts.ts';
import { assignDuty } from '#domain/bookings/board/assign-service.ts';
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
import { mailBooking } from '#domain/bookings/mails/booking-mail-service.ts';
import { moneyInput } from '#domain/bookings/money/money-input.ts';
import { addMoney, reverseMoney } from '#domain/bookings/money/money-service.ts';
import { cancelPackage, changeTripDays, restorePackage } from '#domain/bookings/packages/package-service.ts';
import { renewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import { offerDriverLink } from '#domain/bookings/slip/driver-link-service.ts';
import { driverLink } from '#domain/bookings/slip/slip-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { askForReview } from '#domain/reviews/review-staff-service.ts';
import { dayOf, momentOf } from '#domain/shared/india-time.ts';
import { formatPaise, paiseFromTyped } from '#domain/shared/money.ts';
import { isTicked } from '#domain/shared/ticked.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { type Fields, maxStaffFormKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { cutTo, storable } from '#platform/text.ts';
import { shownDetail } from './duty-view.ts';

const { page, change, money, trip } = staffBookingsContent;
const messages = bookingMessages.bookings;

type Form = Readonly<Fields>;
/** `needsCheck`: saved, and the text says what to look at. */
export type Saved = SavedFact & { needsCheck?: boolean };
type Result = ActionResult<Saved>;
type Handler = (db: Db, actor: StaffActor, form: Form) => Promise<Result>;
type Parts = { db: Db; encryption: Encryption };
type QueueParts = { db: Db; queue: Queue };

const maxReasonLength = 300;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const seenIn = ({ dutyId = '', revision = '' }: Form) => ({ dutyId, revision: Number(revision) });
const reasonIn = ({ reason = '' }: Form) => cutTo(storable(reason).trim(), maxReasonLength);
const chargeText = ({ chargePaise = '' }: Form) => (/^\d{1,12}$/.test(chargePaise) ? Number(chargePaise) : 0);

function typedPaise(typed: string, field: string): number {
  if (/^\s*0+\s*$/.test(typed)) return 0;
  const paise = paiseFromTyped(typed);
  if (paise === undefined) throw new Failure('invalid', messages.chargeWrong, { field });
  return paise;
}

/** The charge that was shown, or the typed one where the policy has none. */
const chargeIn = (form: Form): number =>
  form.typedCharge === undefined ? chargeText(form) : typedPaise(form.typedCharge, 'typedCharge');

/** A conflict names the value that is stored now, so that nothing is overwritten unseen. */
function detailResult(
  outcome: DetailOutcome,
  changed: (from: string, to: string) => string,
  shown: (stored: string) => string,
): Result {
  if (outcome.kind === 'same') return done('', {});
  if (outcome.kind === 'changed') {
    const [from, to] = [shown(outcome.former), shown(outcome.stored)];
    return done(changed(from, to), { shown: to });
  }
  const { present } = outcome;
  return { ...refused('conflict', page.conflict), present: { stored: present, shown: shown(present) } };
}

const ending =
  (end: typeof cancelDuty | typeof markNoShow, textOf: (amount: string) => string): Handler =>
  async (db, actor, form) => {
    const isByUs = form.by === 'us';
    const chargePaise = isByUs ? 0 : chargeText(form);
    const isLess = isTicked(form.less) && !isByUs;
    const reducedPaise = isLess ? typedPaise(form.reducedCharge ?? '', 'reducedCharge') : undefined;
    const { chargedPaise } = await end(db, actor, {
      ...seenIn(form),
      ...{ chargePaise, reducedPaise, isByUs, reason: reasonIn(form) },
    });
    return done(textOf(chargedPaise > 0 ? formatPaise(chargedPaise) : ''), {});
  };

const handlers = handlersByIntent<Handler>({
  detail: async (db, actor, { dutyId = '', detail = '', typed = '', basedOn = '' }) => {
    if (!isDetailName(detail)) throw new Failure('invalid');
    const outcome = await changeDetail(db, actor, dutyId, { detail, typed, basedOn });
    return detailResult(
      outcome,
      (from, to) => page.changed(bookingFields[detail].label, from, to),
      (stored) => shownDetail(detail, stored),
    );
  },
  notes: async (db, actor, { id = '', typed = '', basedOn = '' }) =>
    detailResult(
      await changeNotes(db, actor, id, { typed, basedOn }),
      () => page.notesSaved,
      (stored) => stored,
    ),
  owner: async (db, actor, { id = '', ownerId = '' }) => {
    return done(page.ownerSaved(await changeOwner(db, actor, id, ownerId || null)), {});
  },
  money: async (db, actor, { id = '', ...form }) => {
    await addMoney(db, actor, id, parseInput(moneyInput, form));
    return done(money.done, {});
  },
  reverse: async (db, actor, { id = '', entryId = '', key = '' }) => {
    if (!uuid.test(key)) throw new Failure('invalid');
    await reverseMoney(db, actor, id, { entryId, key });
    return done(money.reverseDone, {});
  },
  reschedule: async (db, actor, form) => {
    const pickupAt = momentOf(`${form.date}T${form.time}`);
    if (!pickupAt) throw new Failure('invalid', messages.timeWrong, { field: 'time' });
    const asked = { ...seenIn(form), pickupAt, chargePaise: chargeIn(form), reason: reasonIn(form) };
    const { from, to } = await rescheduleDuty(db, actor, {
      ...asked,
      dropsCrew: isTicked(form.dropsCrew),
    });
    const charge = asked.chargePaise > 0 ? formatPaise(asked.chargePaise) : '';
    return done(change.rescheduled(...timesText(from, to), charge), {});
  },
  'undo-reschedule': async (db, actor, form) => {
    const { from, to } = await undoReschedule(db, actor, seenIn(form));
    return done(change.moveUndone(...timesText(from, to)), {});
  },
  cancel: ending(cancelDuty, change.cancelledDone),
  'no-show': ending(markNoShow, change.noShowDone),
  restore: async (db, actor, form) => {
    const { hasCrew } = await restoreDuty(db, actor, seenIn(form));
    return done(hasCrew ? change.restored : change.restoredAlone, {});
  },
  'trip-days': async (db, actor, form) => {
    const { id = '', seenFirstDay, seenLastDay } = form;
    const [firstDay, lastDay] = [dayOf(form.firstDay ?? ''), dayOf(form.lastDay ?? '')];
    if (!firstDay) throw new Failure('invalid', messages.firstDayWrong, { field: 'firstDay' });
    if (!lastDay) throw new Failure('invalid', messages.lastDayWrong, { field: 'lastDay' });
    const seen = { firstDay: seenFirstDay || null, lastDay: seenLastDay || null };
    await changeTripDays(db, actor, id, { firstDay, lastDay }, seen);
    return done(trip.daysSaved, {});
  },
  'cancel-trip': async (db, actor, { id = '', typedCharge = '', ...form }) => {
    const chargePaise = chargeIn({ typedCharge });
    await cancelPackage(db, actor, id, { chargePaise, reason: reasonIn(form) });
    return done(trip.cancelledDone, {});
  },
  'restore-trip': async (db, actor, { id = '' }) => {
    await restorePackage(db, actor, id);
    return done(trip.restored, {});
  },
  'ask-review': async (db, actor, { id = '' }) => {
    await askForReview(db, actor, id);
    return done(staffReviewsContent.panel.done, {});
  },
  confirm: async (db, actor, form) => {
    await confirmDuty(db, actor, seenIn(form));
    return done(page.confirmed, {});
  },
});

/** These need the keys of the links. */
const handlersOfLinks = handlersByIntent<(parts: Parts, actor: StaffActor, form: Form) => Promise<Result>>({
  'new-link': async (parts, actor, { id = '' }) => {
    await renewCustomerLink(parts, actor, id);
    return done(staffBookingsContent.link.renewed, {});
  },
  'driver-link': async (parts, actor, { dutyId = '' }) => {
    await driverLink(parts, actor, dutyId);
    return done(staffSlipContent.link.made, {});
  },
  assign: async (parts, actor, form) => {
    const { carId, driverId } = form;
    if (carId === undefined || driverId === undefined) throw new Failure('invalid');
    const wanted = { ...seenIn(form), carId: carId || null, driverId: driverId || null };
    const result = await assignDuty(parts.db, actor, wanted);
    // Only another time can be a late change.
    if (result.kind !== 'planned') throw new Failure('conflict');
    if (result.isNewsForDriver) await offerDriverLink(parts, actor, wanted.dutyId);
    const changed = changeText(result.bookingId, result.changes);
    const warnings = result.warnings.map(warningText(await readCabNames(parts.db)));
    return warnings.length > 0
      ? done(page.assignedCheck(changed, warnings.join('; ')), { needsCheck: true })
      : done(changed, {});
  },
});

/** These need the queue of jobs. */
const handlersOfMails = handlersByIntent<
  (parts: QueueParts, actor: StaffActor, form: Form) => Promise<Result>
>({
  mail: async (parts, actor, { id = '', to = '', key = '' }) => {
    await mailBooking(parts, actor, id, { to, key });
    return done(staffBookingsContent.mail.done(to), {});
  },
});

/** The action of a booking's page. */
export const handleBookingAction = (args: RouteArgs) =>
  staffAction<Saved>(args, async (actor) => {
    const fields = await readFields(args.request, maxStaffFormKiB);
    const { db, encryption, queue } = args.context.get(pageContext);
    const ofMails = handlersOfMails.get(fields.intent ?? '');
    if (ofMails) return ofMails({ db, queue }, actor, fields);
    const ofLinks = handlersOfLinks.get(fields.intent ?? '');
    return ofLinks
      ? ofLinks({ db, encryption }, actor, fields)
      : handlerOf(handlers, fields.intent)(db, actor, fields);
  });
