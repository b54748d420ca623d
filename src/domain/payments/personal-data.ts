import type { PersonalData } from '#domain/shared/personal-data.ts';
import {
  blankEventsOfBookings,
  blankEventsOfQuotes,
  selectGatewayData,
} from './personal-data/gateway-data-store.ts';
import { blankLinesOfBookings, selectLineData } from './personal-data/line-data-store.ts';
import { blankRefunds, selectRefundData } from './personal-data/refund-data-store.ts';
import {
  blankRequestsOfBookings,
  blankRequestsOfQuotes,
  selectRequestData,
} from './personal-data/request-data-store.ts';
import { blankSettlementsOfDrivers } from './personal-data/settlement-data-store.ts';

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
    provider_events: { erased: ['body'] },
    provider_payments: { kept: ['id', 'state', 'method', 'settlement_id', 'mismatch', 'fetched'] },
    // Of drivers; days and amounts stay for the books.
    driver_settlements: { erased: ['note'], staff: ['made_by', 'confirmed_by', 'undone_by'] },
    driver_allowances: { staff: ['made_by'] },
    // Notes about cash and the numbers of transfers to firms.
    money_moves: { kept: ['note'], staff: ['made_by'] },
    cash_counts: { kept: ['note'], staff: ['made_by'] },
    supplier_payments: { kept: ['reference'], staff: ['made_by'] },
    payment_request_mails: { erased: ['recipient', 'idempotency_key'], staff: ['made_by'] },
    // The agency's own statements; a line is about a customer once it is matched with their money.
    bank_files: { kept: ['name'], staff: ['made_by'] },
    bank_lines: { erased: ['narration', 'utr'], kept: ['reason'], staff: ['matched_by'] },
  },
  exportOf: {
    customer: async (db, subject) => ({
      ...(await selectRequestData(db, subject)),
      ...(await selectLineData(db, subject)),
      ...(await selectRefundData(db, subject)),
      ...(await selectGatewayData(db, subject)),
    }),
  },
  erase: {
    enquiry: async (tx, ids) => {
      await blankEventsOfQuotes(tx, ids);
      await blankRequestsOfQuotes(tx, ids);
    },
    booking: async (tx, ids) => {
      await blankEventsOfBookings(tx, ids);
      await blankRequestsOfBookings(tx, ids);
      await blankLinesOfBookings(tx, ids);
      await blankRefunds(tx, ids);
    },
    driver: blankSettlementsOfDrivers,
  },
} satisfies PersonalData;
