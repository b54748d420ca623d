import { pageContext } from '#app/page-context.ts';
import { driverText } from '#app/staff/cabs/bookings/driver-text.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { chatLink } from '#app/ui/chat-link.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { type DriverDay, listDriverDay } from '#domain/bookings/slip/driver-day-service.ts';
import { rideText } from '#domain/bookings/slip/slip-text.ts';
import { clockInIndia, dayOf, timeText } from '#domain/shared/india-time.ts';
import { driverPath } from '#paths.ts';
import { Failure } from '#platform/failure.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import type { Route } from './+types/driver-texts.ts';
import { driverTextContent as content } from './texts.ts';

function toDriverView({ id, name, phone, dayOff, duties }: DriverDay, baseUrl: string) {
  const text = driverText(
    name,
    duties.map(({ customer, phone: number, car, model, duePaise, isDueByOther, token, ...duty }) => ({
      ...duty,
      crew: { customer, phone: number, car, model, duePaise, isDueByOther },
      link: token === null ? null : baseUrl + driverPath(token),
    })),
  );
  return {
    id,
    name,
    off: dayOff === null ? '' : content.dialog.off(dayOff),
    text,
    chatHref: phone ? chatLink(phone, text) : null,
    duties: duties.map((duty) => ({
      id: duty.id,
      line: `${clockInIndia(duty.pickupAt)} ${bookingNumber(duty.bookingId)} ${rideText(duty)}`,
      opened: duty.openedAt ? content.dialog.opened(timeText(duty.openedAt)) : content.dialog.notOpened,
    })),
  };
}

export type DriverTextsView = ReturnType<typeof toDriverView>[];

/** The texts for the drivers of a day. By POST, because it makes the links that are missing. */
export const action = (args: Route.ActionArgs) =>
  staffAction<DriverTextsView>(args, async (actor) => {
    const day = dayOf((await readFields(args.request, maxShortFormKiB, textFields('day'))).day);
    if (!day) throw new Failure('invalid');
    const { db, encryption, baseUrl } = args.context.get(pageContext);
    const drivers = await listDriverDay({ db, encryption }, actor, day);
    return done(
      content.dialog.made,
      drivers.map((driver) => toDriverView(driver, baseUrl)),
    );
  });
