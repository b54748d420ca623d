import * as z from 'zod/mini';
import { staffDriversContent as content } from '#app/staff/cabs/fleet/texts.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { rowFields } from '#app/staff/shell/row-in-form.ts';
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
import { maxPublicFormKiB } from '#platform/http/body.ts';
import { parseInput, textFields, withTexts } from '#platform/http/input.ts';

const row = rowFields('id');

export const handleDrivers = staffIntents(maxPublicFormKiB, {
  save: intent(z.intersection(row, driverInput), async ({ db, actor }, { id, revision, ...driver }) => {
    if (!id) {
      await addDriver(db, actor, driver);
      return done(content.added(driver.name));
    }
    await changeDriver(db, actor, { id, revision }, driver);
    return done(content.changed(driver.name));
  }),
  end: intent(withTexts(row, 'deactivates'), async ({ db, actor }, { deactivates, ...expected }) => {
    const isEnded = deactivates === 'yes';
    const { name } = await endDriver(db, actor, expected, isEnded);
    return done((isEnded ? content.ended : content.restored)(name));
  }),
  erase: intent(textFields('id', 'confirm'), async ({ db, actor }, { id, confirm }) => {
    await eraseDriver(db, actor, id, confirm);
    return done(fleetMessages.fleet.erased);
  }),
  'add-day-off': intent(
    textFields('id', 'firstDay', 'lastDay', 'reason'),
    async ({ db, actor }, { id, ...typed }) => {
      // A single day is typed once.
      const daysOff = parseInput(dayOffInput, { ...typed, lastDay: typed.lastDay || typed.firstDay });
      const bookings = await addDayOff(db, actor, id, daysOff);
      return done(content.daysOff.added(bookings.map(bookingNumber).join(', ')));
    },
  ),
  'remove-day-off': intent(textFields('id', 'dayOffId'), async ({ db, actor }, { id, dayOffId }) => {
    await removeDayOff(db, actor, id, dayOffId);
    return done(content.daysOff.removed);
  }),
});
