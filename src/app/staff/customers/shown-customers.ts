import { nearTimeText } from '#app/staff/kit/time-text.ts';
import type { CustomerLine } from '#domain/enquiries/customers/customer-list.ts';
import { shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { numberWithCountry } from '#domain/shared/phone-number.ts';
import { displayPhone } from '#domain/shared/shown-phone.ts';
import { staffCustomersContent } from './texts.ts';

const content = staffCustomersContent.list;

/** Foreign numbers with the name of their country. */
export const shownNumber = (phoneE164: string): string =>
  phoneE164 === '' || phoneE164.startsWith('+91') ? displayPhone(phoneE164) : numberWithCountry(phoneE164);

/** A row of the list. */
export function presentCustomer(customer: CustomerLine, now: Date) {
  const { id, name, phoneE164, email, city, openEnquiries, wonPaise, lastContactAt } = customer;
  return {
    id,
    name: name || content.nameless,
    phone: shownNumber(phoneE164),
    email,
    city,
    openEnquiries,
    won: wonPaise > 0 ? formatPaise(wonPaise) : '',
    contact: lastContactAt ? nearTimeText(lastContactAt, now) : '',
    contactAt: lastContactAt ? lastContactAt.toISOString() : '',
    contactFull: lastContactAt ? shownTime(lastContactAt) : '',
  };
}

export type ShownCustomer = ReturnType<typeof presentCustomer>;
