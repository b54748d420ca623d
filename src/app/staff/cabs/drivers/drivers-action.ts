import { pageContext } from '#app/page-context.ts';
import { staffDriversContent as content } from '#app/staff/cabs/fleet/texts.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { handlerOf, handlersByIntent, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { dayOffInput, driverInput } from '#domain/bookings/drivers/driver-input.ts';
import {
  addDayOff,
  addDriver,
  changeDriver,
  endDriver,
  removeDayOff,
} from '#domain/bookings/drivers/driver-service.ts';
import { fleetMessages } from '#domain/bookings/fleet-messages.ts';
import { eraseDriver } from '#domain/privacy/driver-privacy-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { type Fields, maxPublicFormKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';

type Handler = (db: Db, actor: StaffActor, fields: Fields) => Promise<ActionResult>;

const seenIn = ({ id = '', revision }: Fields) => ({ id, revision: Number(revision) });

const handlers = handlersByIntent<Handler>({
  save: async (db, actor, fields) => {
    const driver = parseInput(driverInput, fields);
    if (!fields.id) {
      await addDriver(db, actor, driver);
      return done(content.added(driver.name));
    }
    await changeDriver(db, actor, seenIn(fields), driver);
    return done(content.changed(driver.name));
  },
  end: async (db, actor, fields) => {
    const isEnded = fields.isEnded === 'yes';
    const { name } = await endDriver(db, actor, seenIn(fields), isEnded);
    return done((isEnded ? content.ended : content.restored)(name));
  },
  erase: async (db, actor, { id = '', confirm = '' }) => {
    await eraseDriver(db, actor, id, confirm);
    return done(fleetMessages.fleet.erased);
  },
  'add-day-off': async (db, actor, fields) => {
    // A single day is typed once.
    const typed = { ...fields, lastDay: fields.lastDay || (fields.firstDay ?? '') };
    const bookings = await addDayOff(db, actor, fields.id ?? '', parseInput(dayOffInput, typed));
    return done(content.daysOff.added(bookings.map(bookingNumber).join(', ')));
  },
  'remove-day-off': async (db, actor, { id = '', dayOffId = '' }) => {
    await removeDayOff(db, actor, id, dayOffId);
    return done(content.daysOff.removed);
  },
});

export const handleDrivers = (args: RouteArgs) =>
  staffAction(args, async (actor) => {
    const fields = await readFields(args.request, maxPublicFormKiB);
    return handlerOf(handlers, fields.intent)(args.context.get(pageContext).db, actor, fields);
  });
