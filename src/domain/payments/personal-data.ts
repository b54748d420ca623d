import type { PersonalData } from '#domain/shared/personal-data.ts';
import { blankRefunds, selectRefundData } from './personal-data/refund-data-store.ts';
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
    refunds: {
      erased: ['reason', 'other_way', 'reference', 'idempotency_key'],
      kept: ['gateway_refund_id'],
      statistics: ['failure', 'way', 'state'],
      staff: ['asked_by', 'approved_by', 'sent_by'],
    },
    refund_limits: { staff: ['made_by'] },
    payment_request_mails: { erased: ['recipient', 'idempotency_key'], staff: ['made_by'] },
  },
  exportOf: {
    customer: async (db, subject) => ({
      ...(await selectRequestData(db, subject)),
      ...(await selectRefundData(db, subject)),
    }),
  },
  erase: {
    enquiry: blankRequestsOfQuotes,
    booking: async (tx, ids) => {
      await blankRequestsOfBookings(tx, ids);
      await blankRefunds(tx, ids);
    },
  },
} satisfies PersonalData;
