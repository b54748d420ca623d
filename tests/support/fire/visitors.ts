import { formFields } from '#domain/enquiries/intake/enquiry-fields-input.ts';
import { paths } from '#paths.ts';
import { type Senders, startSenders } from './senders.ts';

/** Each from its own address, because so many from one would be spam. */
const addressOf = (number: number) => `198.18.${(number >> 8) & 255}.${number & 255}`;

/** Visitors who send as the form does; acknowledged with the reference. The form keeps the draft and tries again. */
export const startVisitors = (url: string, total: number): Senders =>
  startSenders({
    what: 'enquiry',
    total,
    atOnce: 16,
    async sendOnce(number, key) {
      const response = await fetch(`${url}${paths.api}/contact-us-message`, {
        method: 'POST',
        headers: { 'idempotency-key': key, 'x-forwarded-for': addressOf(number) },
        body: new URLSearchParams({
          n_name: `Asha Devi ${number}`,
          n_contactno: `98640 ${String(number).padStart(5, '0')}`,
          n_message: `Two of us to Kaziranga in March. ${key}`,
          [formFields.page]: paths.contact,
          [formFields.consent]: '2026-11-15',
        }),
      });
      const text = await response.text();
      if (response.status >= 500) return undefined;
      const reference = /PT-\w+/.exec(text)?.[0];
      if (!response.ok || !reference) throw new Error(`a good enquiry got ${response.status}: ${text}`);
      return reference;
    },
  });
