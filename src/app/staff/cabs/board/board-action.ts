import { staffCabBoardContent as content } from '#app/content/staff/cabs/cab-board.ts';
import { pageContext } from '#app/page-context.ts';
import { handlerOf, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { type ActionResult, done, refused } from '#app/staff/ui/action-result.ts';
import { assignDuty, moveDuty, type PlanResult } from '#domain/bookings/board/assign-service.ts';
import { statusesByHand } from '#domain/bookings/board/next-statuses.ts';
import { changeDutyStatus } from '#domain/bookings/board/status-service.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { minuteInIndia, momentOf } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { fleetMessages } from '#fleet-messages.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { type Fields, readFields } from '#platform/http/body.ts';
import { bookingPath } from '#staff-paths.ts';
import { warningText } from './warning-text.ts';

const messages = fleetMessages.duties;
const formKiB = 4;

/** The fields of a request that takes a change back. */
export type UndoFields = Record<string, string>;
export type PlanValue = { warnings: string[]; undo: UndoFields | undefined };
/** `late_change`: the booking's page shows what another time costs now. */
export type BoardCode = 'late_change';
export type BoardResult = ActionResult<PlanValue, BoardCode>;

type Handler = (db: Db, actor: StaffActor, fields: Fields) => Promise<BoardResult>;

const seenIn = ({ dutyId = '', revision }: Fields) => ({ dutyId, revision: Number(revision) });

/** A field that is left out changes nothing; an empty one takes the car or the driver away. */
const chosen = (id: string | undefined) => (id === '' ? null : id);

const formTime = (moment: Date) => minuteInIndia(moment).replace(' ', 'T');

function resultOf(result: PlanResult, fields: Fields): BoardResult {
  if (result.kind === 'late-change')
    return { ...refused('late_change', messages.lateChange), present: laterAt(result.bookingId) };
  const { bookingId, revision, former, warnings } = result;
  return done(content.done.planned(bookingNumber(bookingId)), {
    warnings: warnings.map(warningText),
    undo: {
      intent: 'plan',
      dutyId: fields.dutyId ?? '',
      revision: String(revision),
      ...(fields.carId !== undefined && { carId: former.carId ?? '' }),
      ...(fields.driverId !== undefined && { driverId: former.driverId ?? '' }),
      ...(fields.pickupAt !== undefined && { pickupAt: formTime(former.pickupAt) }),
    },
  });
}

const laterAt = (bookingId: string) => ({ stored: bookingPath(bookingId), shown: bookingNumber(bookingId) });

const handlers: Record<string, Handler> = {
  plan: async (db, actor, fields) => {
    const wanted = { ...seenIn(fields), carId: chosen(fields.carId), driverId: chosen(fields.driverId) };
    if (fields.pickupAt === undefined) return resultOf(await assignDuty(db, actor, wanted), fields);
    const pickupAt = momentOf(fields.pickupAt);
    if (!pickupAt) throw new Failure('invalid', messages.timeWrong, { field: 'pickupAt' });
    return resultOf(await moveDuty(db, actor, { ...wanted, pickupAt }), fields);
  },
  status: async (db, actor, fields) => {
    const status = statusesByHand.find((one) => one === fields.status);
    if (!status) throw new Failure('invalid', messages.statusWrong);
    const { bookingId } = await changeDutyStatus(db, actor, seenIn(fields), status);
    return done(content.done.status(bookingNumber(bookingId), content.statuses[status]), {
      warnings: [],
      undo: undefined,
    });
  },
};

export const handleBoard = (args: RouteArgs) =>
  staffAction<PlanValue, BoardCode>(args, async (actor) => {
    const fields = await readFields(args.request, formKiB);
    return handlerOf(handlers, fields.intent)(args.context.get(pageContext).db, actor, fields);
  });
