import { nearTimeText } from '#app/staff/kit/time-text.ts';
import type { CustomerLine } from '#domain/enquiries/customers/customer-list.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { numberWithCountry } from '#domain/shared/phone-number.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { staffCustomersContent } from './texts.ts';

const content = staffCustomersContent.list;

/** Foreign numbers with the name of their country. */
export const numberText = (phoneE164: string): string =>
  phoneE164 === '' || phoneE164.startsWith('+91') ? displayPhone(phoneE164) : numberWithCountry(phoneE164);

/** A row of the list. */
export function toCustomerView(customer: CustomerLine, now: Date) {
  const { id, name, phoneE164, email, city, openEnquiries, wonPaise, lastContactAt } = customer;
  return {
    id,
    name: name || content.nameless,
    phone: numberText(phoneE164),
    email,
    city,
    openEnquiries,
    won: wonPaise > 0 ? formatPaise(wonPaise) : '',
    contact: lastContactAt ? nearTimeText(lastContactAt, now) : '',
    contactAt: lastContactAt ? lastContactAt.toISOString() : '',
    contactFull: lastContactAt ? timeText(lastContactAt) : '',
  };
}

export type CustomerRowView = ReturnType<typeof toCustomerView>;
