import { firstNameOf } from '#app/staff/enquiries/inbox/enquiry-view.ts';
import { chatLink } from '#app/ui/chat-link.ts';
import type { ToldCustomer } from '#domain/bookings/board/told-service.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { clockInIndia, dayInIndia, weekdayText } from '#domain/shared/india-time.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { staffCabBoardContent } from './texts.ts';

const content = staffCabBoardContent.told;

/** `Tue 1 Dec 2026, 12:00`. */
const momentText = (moment: Date) => `${weekdayText(moment)}, ${clockInIndia(moment)}`;

type Move = { from: Date; to: Date };

/** A message about another pick-up time, for the customer to get by WhatsApp or by mail. */
export function toToldView(
  { bookingId, name, phone, addresses, route }: ToldCustomer,
  { from, to }: Move,
  { agencyName, phoneE164 }: Pick<SiteSettings, 'agencyName' | 'phoneE164'>,
) {
  const text = content.text({
    name: firstNameOf(name),
    route,
    number: bookingNumber(bookingId),
    when: momentText(to),
    before: dayInIndia(from) === dayInIndia(to) ? clockInIndia(from) : momentText(from),
    agency: `${agencyName}, ${displayPhone(phoneE164)}`,
  });
  return {
    bookingId,
    name,
    text,
    chatHref: phone ? chatLink(phone, text) : null,
    mails: addresses.map((address) => ({ address, text: content.mail(address) })),
  };
}

export type ToldView = ReturnType<typeof toToldView>;
