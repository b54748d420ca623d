import type { PersonalData } from '#domain/shared/personal-data.ts';
import { lockCustomerGroups } from './customers/customer-store.ts';
import { selectEnquiryData } from './personal-data/enquiry-data-store.ts';
import {
  blankCustomers,
  blankEnquiries,
  deleteOldTraces,
  lockCustomer,
  lockEnquiriesOf,
  lockEnquiriesOfBookings,
  lockOldEnquiries,
  selectForgotten,
} from './personal-data/enquiry-erasure-store.ts';
import * as stored from './personal-data/stored-customer-store.ts';

export type { FoundCustomer, StoredEnquiry } from './personal-data/stored-customer-store.ts';

export const personalData = {
  tables: {
    customers: { erased: ['name', 'phone_e164', 'email', 'lives_in', 'state', 'gstin'] },
    customer_notes: { erased: ['text', 'import_key'], staff: ['made_by'] },
    customer_imports: { expires: ['file_name'], staff: ['made_by', 'undone_by'] },
    enquiries: {
      erased: [
        ...[
          'name',
          'contact_no',
          'phone_e164',
          'email',
          'message',
          'form_date',
          'campaign',
          'consent_version',
        ],
        ...[
          'click_code',
          'trip',
          'ride_details',
          'package_price',
          'trip_from',
          'trip_to',
          'trip_starts',
          'trip_ends',
        ],
        ...[
          'trip_time',
          'adults',
          'children',
          'car_type',
          'budget_paise',
          'follow_up_purpose',
          'fingerprint',
        ],
        // Unless it is a city of a page of ours.
        ...['city', 'idempotency_key'],
      ],
      statistics: ['page', 'service', 'lost_reason', 'stage_before_join', 'spam_reasons'],
    },
    enquiry_events: { erased: ['detail'], statistics: ['kind'], staff: ['actor_name'] },
    enquiry_acknowledgements: { expires: ['mailbox', 'network'] },
    enquiry_senders: { expires: ['sender', 'enquiry_key'] },
    // By its hash, so that a mail is not received twice.
    received_mails: { kept: ['message_hash'] },
    customer_mails: { erased: ['idempotency_key'] },
    contact_clicks: { erased: ['code', 'page', 'campaign'] },
    bulk_changes: { erased: ['before'] },
    inbox_views: { erased: ['name', 'query'] },
  },
  records: {
    customer: { table: 'customers', createdAt: 'created_at' },
    enquiry: { table: 'enquiries', createdAt: 'received_at' },
  },
  exportOf: { customer: selectEnquiryData },
  erase: { enquiry: blankEnquiries, customer: blankCustomers },
  expire: deleteOldTraces,
} satisfies PersonalData;

export const customerRecords = stored;

export const enquiryLocks = {
  lockCustomer,
  lockCustomerGroups,
  lockEnquiriesOf,
  lockEnquiriesOfBookings,
  lockOldEnquiries,
  selectForgotten,
};
