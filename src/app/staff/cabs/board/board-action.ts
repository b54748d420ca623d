import * as z from 'zod/mini';
import type { PageContext } from '#app/page-context.ts';
import { type DriverLinkTexts, toDriverLinkView } from '#app/staff/cabs/bookings/driver-link-view.ts';
import { staffSlipContent } from '#app/staff/cabs/slip/texts.ts';
import { type ActionResult, done, refused } from '#app/staff/forms/action-result.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { rowFields } from '#app/staff/shell/row-in-form.ts';
import {
  assignDuty,
  moveDuty,
  type PlannedChange,
  type PlanResult,
} from '#domain/bookings/board/assign-service.ts';
import { statusesByHand } from '#domain/bookings/board/next-statuses.ts';
import { applyProposal, undoProposal } from '#domain/bookings/board/propose/apply-service.ts';
import { changeDutyStatus } from '#domain/bookings/board/status-service.ts';
import { swapParts } from '#domain/bookings/board/swap-parts.ts';
import { swapDuties } from '#domain/bookings/board/swap-service.ts';
import { viewToldCustomer } from '#domain/bookings/board/told-service.ts';
import { warningText } from '#domain/bookings/board/warning-text.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { fleetMessages } from '#domain/bookings/fleet-messages.ts';
import { mailBooking } from '#domain/bookings/mails/booking-mail-service.ts';
import { offerDriverLink } from '#domain/bookings/slip/driver-link-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { minuteInIndia, momentOf } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { Failure } from '#platform/failure.ts';
import { maxShortFormKiB } from '#platform/http/body.ts';
import { textFields, withTexts } from '#platform/http/input.ts';
import { bookingPath } from '#staff-paths.ts';
import { changeText } from './change-text.ts';
import { proposalResult, readPicks, undoneResult } from './propose/proposal-result.ts';
import { swapResult } from './swap/swap-result.ts';
import { staffCabBoardContent as content } from './texts.ts';
import { type ToldView, toToldView } from './told-view.ts';
import { usualLeftOutText } from './usual-text.ts';

const messages = fleetMessages.duties;
/** The fields of a request that takes a change back. */
export type UndoFields = Record<string, string>;
export type PlanValue = {
  /** What to check about the plan of which duty; of other changes none. */
  check?: { dutyId: string; bookingId: string; warnings: string[] };
  /** Of a swap: the same of the other duty. */
  otherCheck?: { dutyId: string; bookingId: string; warnings: string[] };
  undo: UndoFields | undefined;
  /** What to send to the driver now. */
  link: DriverLinkTexts | null;
  /** What to tell the customer: the pick-up has another time. */
  told?: ToldView | undefined;
};
/** `late_change`: the booking's page shows what another time costs now. */
export type BoardCode = 'late_change';
export type BoardResult = ActionResult<PlanValue, BoardCode>;

type Parts = Pick<PageContext, 'db' | 'encryption' | 'baseUrl'>;

const seenDuty = rowFields('dutyId');
/** A field that is left out changes nothing; an empty one takes the car or the driver away. */
const planInput = z.extend(seenDuty, {
  carId: z.optional(z.string()),
  driverId: z.optional(z.string()),
  pickupAt: z.optional(z.string()),
});

const swapInput = withTexts(seenDuty, 'otherId', 'otherRevision', 'part');

const chosen = (id: string | undefined) => (id === '' ? null : id);

const formTime = (moment: Date) => minuteInIndia(moment).replace(' ', 'T');

async function linkOf(parts: Parts, actor: StaffActor, dutyId: string): Promise<DriverLinkTexts | null> {
  const view = await offerDriverLink(parts, actor, dutyId);
  return view ? toDriverLinkView(view, parts.baseUrl) : null;
}

async function toldOf(
  { db }: Parts,
  actor: StaffActor,
  dutyId: string,
  changes: readonly PlannedChange[],
): Promise<ToldView | undefined> {
  const move = changes.find((change) => change.kind === 'time');
  const customer = move && (await viewToldCustomer(db, actor, dutyId));
  return customer && toToldView(customer, move, await readSettings(db));
}

async function resultOf(
  parts: Parts,
  actor: StaffActor,
  result: PlanResult,
  fields: z.infer<typeof planInput>,
): Promise<BoardResult> {
  if (result.kind === 'late-change')
    return { ...refused('late_change', messages.lateChange), present: laterAt(result.bookingId) };
  const { bookingId, revision, isNewsForDriver, previous, changes, leftOut, warnings } = result;
  const cabs = await readCabNames(parts.db);
  const text = [changeText(result), leftOut && usualLeftOutText(leftOut, cabs)];
  const hasOtherFleet = changes.some(({ kind }) => kind !== 'time');
  return done(text.filter(Boolean).join(' '), {
    told: await toldOf(parts, actor, fields.dutyId, changes),
    check: { dutyId: fields.dutyId, bookingId, warnings: warnings.map(warningText(cabs)) },
    link: isNewsForDriver ? await linkOf(parts, actor, fields.dutyId) : null,
    undo: {
      intent: 'plan',
      dutyId: fields.dutyId,
      revision: String(revision),
      // Both together, so that an undo assigns no usual driver and no usual car.
      ...(hasOtherFleet && { carId: previous.carId ?? '', driverId: previous.driverId ?? '' }),
      ...(fields.pickupAt !== undefined && { pickupAt: formTime(previous.pickupAt) }),
    },
  });
}

const laterAt = (bookingId: string) => ({ stored: bookingPath(bookingId), shown: bookingNumber(bookingId) });

export const handleBoard = staffIntents<PlanValue, BoardCode>(maxShortFormKiB, {
  plan: intent(planInput, async ({ db, encryption, baseUrl, actor }, fields) => {
    const parts = { db, encryption, baseUrl };
    const { dutyId, revision, pickupAt: typedTime } = fields;
    const wanted = { dutyId, revision, carId: chosen(fields.carId), driverId: chosen(fields.driverId) };
    if (typedTime === undefined) return resultOf(parts, actor, await assignDuty(db, actor, wanted), fields);
    const pickupAt = momentOf(typedTime);
    if (!pickupAt) throw new Failure('invalid', messages.timeWrong, { field: 'pickupAt' });
    return resultOf(parts, actor, await moveDuty(db, actor, { ...wanted, pickupAt }), fields);
  }),
  'driver-link': intent(textFields('dutyId'), async ({ db, encryption, baseUrl, actor }, { dutyId }) => {
    const link = await linkOf({ db, encryption, baseUrl }, actor, dutyId);
    if (!link) throw new Failure('conflict', bookingMessages.slip.noDriver);
    return done(staffSlipContent.link.madeFor(link.driver), { undo: undefined, link });
  }),
  mail: intent(textFields('id', 'to', 'key'), async ({ db, queue, actor }, { id, to, key }) => {
    await mailBooking({ db, queue }, actor, id, { to, key });
    return done(content.done.mailed(bookingNumber(id), to), { undo: undefined, link: null });
  }),
  propose: intent(textFields('picks'), async ({ db, actor }, { picks }) =>
    proposalResult(await applyProposal(db, actor, readPicks(picks))),
  ),
  'undo-proposal': intent(textFields('picks'), async ({ db, actor }, { picks }) =>
    undoneResult(await undoProposal(db, actor, readPicks(picks))),
  ),
  swap: intent(
    swapInput,
    async ({ db, actor }, { dutyId, revision, otherId, otherRevision, part: typed }) => {
      const part = swapParts.find((one) => one === typed);
      if (!part) throw new Failure('invalid');
      const other = { dutyId: otherId, revision: Number(otherRevision) };
      const swapped = await swapDuties(db, actor, { one: { dutyId, revision }, other, part });
      return swapResult(swapped, part, await readCabNames(db));
    },
  ),
  status: intent(withTexts(seenDuty, 'status'), async ({ db, actor }, { status: typed, ...seen }) => {
    const status = statusesByHand.find((one) => one === typed);
    if (!status) throw new Failure('invalid', messages.statusWrong);
    const { bookingId, from } = await changeDutyStatus(db, actor, seen, status);
    const { statuses } = content;
    const text = content.done.status(bookingNumber(bookingId), statuses[from], statuses[status]);
    return done(text, { undo: undefined, link: null });
  }),
});
