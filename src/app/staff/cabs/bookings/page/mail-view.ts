import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import type { BookingMails } from '#domain/bookings/mails/booking-mail-service.ts';
import { timeText } from '#domain/shared/india-time.ts';

const content = staffBookingsContent.mail;

/** Whether the customer was mailed, and the buttons that do it. */
export const toMailsView = ({ last, addresses }: BookingMails) => ({
  state: last ? content.states[last.state](last.to, timeText(last.at)) : content.none,
  buttons: addresses.map((address) => ({
    address,
    text: address === last?.to ? content.again(address) : content.send(address),
  })),
  hasAddress: addresses.length > 0,
});

export type MailsView = ReturnType<typeof toMailsView>;
