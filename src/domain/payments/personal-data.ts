import type { PersonalData } from '#domain/shared/personal-data.ts';
import {
  blankRequestsOfBookings,
  blankRequestsOfQuotes,
  selectRequestData,
} from './personal-data/request-data-store.ts';

export const personalData = {
  tables: {
    payment_requests: {
      erased: [
        ...['idempotency_key', 'token_hash', 'token_encrypted'],
        ...['claimed_reference', 'gateway_link_url', 'arrived'],
      ],
      kept: ['reference', 'gateway_link_id'],
      statistics: ['mismatch'],
      staff: ['made_by'],
    },
    payment_request_mails: { erased: ['recipient', 'idempotency_key'], staff: ['made_by'] },
  },
  exportOf: { customer: selectRequestData },
  erase: { enquiry: blankRequestsOfQuotes, booking: blankRequestsOfBookings },
} satisfies PersonalData;
