import type { PersonalData } from '#domain/shared/personal-data.ts';
import {
  selectBookingData,
  selectBookingIds,
  selectStoredBookings,
} from './personal-data/booking-data-store.ts';
import {
  blankBookings,
  forgetImportFiles,
  lockBookingsOf,
  lockOldBookings,
  selectOpenBookings,
} from './personal-data/booking-erasure-store.ts';
import { selectDriverData } from './personal-data/driver-data-store.ts';
import { blankDrivers, lockErasableDriver } from './personal-data/driver-erasure-store.ts';
import { blankTrips, selectTripData } from './personal-data/trip-data-store.ts';

export type { StoredBooking } from './personal-data/booking-data-store.ts';

export const personalData = {
  tables: {
    bookings: {
      erased: ['notes', 'idempotency_key', 'request_fingerprint', 'token_hash', 'token_encrypted'],
      kept: ['first_day', 'last_day'],
      staff: ['made_by'],
    },
    booking_services: { erased: ['title', 'confirmation', 'remarks', 'details', 'quoted'] },
    booking_days: { erased: ['title', 'text', 'meals'] },
    travellers: { erased: ['name', 'birth_date', 'age', 'nationality', 'remarks'] },
    traveller_papers: {
      erased: ['idempotency_key', 'number_encrypted', 'expires_on'],
      staff: ['made_by', 'checked_by'],
    },
    booking_packages: { erased: ['offer'] },
    duties: {
      erased: [
        ...[
          'from_name',
          'to_name',
          'pickup_address',
          'drop_address',
          'flight',
          'passenger_name',
          'passenger_phone',
        ],
        ...['passengers', 'bags', 'instructions', 'end_code', 'driver_token_hash', 'driver_token_encrypted'],
        ...['statement', 'stops'],
      ],
      kept: ['fare', 'left_out'],
      statistics: ['city', 'from_slug', 'to_slug', 'car_type'],
      staff: ['closed_by'],
    },
    duty_entries: { erased: ['reason'], staff: ['entered_by'] },
    booking_charges: { erased: ['reason'], staff: ['made_by'] },
    // The driver who collected is named in `made_by`, until the driver is erased.
    money_entries: { erased: ['reference', 'utr'], kept: ['gateway_payment_id'], staff: ['made_by'] },
    booking_events: { erased: ['detail'], statistics: ['kind'], staff: ['actor_name'] },
    booking_mails: { erased: ['recipient', 'idempotency_key'], staff: ['made_by'] },
    added_rides: { erased: ['idempotency_key', 'request_fingerprint'] },
    vouchers: { erased: ['content', 'fingerprint'], staff: ['made_by'] },
    voucher_mails: { erased: ['recipient', 'idempotency_key'], staff: ['made_by'] },
    // Suppliers are firms; what they are asked for is in the services.
    supplier_requests: { kept: ['recipient'], staff: ['idempotency_key', 'made_by'] },
    booking_imports: { expires: ['file_name'], staff: ['made_by', 'undone_by'] },
    drivers: {
      erased: ['name', 'phone_e164', 'licence_number', 'licence_expires_on', 'languages', 'notes'],
      statistics: ['city'],
      staff: ['changed_by'],
    },
    driver_days_off: { erased: ['first_day', 'last_day', 'reason'], staff: ['made_by'] },
  },
  records: {
    booking: { table: 'bookings', createdAt: 'made_at' },
    driver: { table: 'drivers', createdAt: 'added_at' },
  },
  exportOf: {
    customer: async (db, { bookings }) => ({
      ...(await selectBookingData(db, bookings)),
      ...(await selectTripData(db, bookings)),
    }),
    driver: selectDriverData,
  },
  erase: {
    booking: async (tx, ids, by) => {
      await blankBookings(tx, ids, by);
      await blankTrips(tx, ids);
    },
    driver: blankDrivers,
  },
  expire: forgetImportFiles,
} satisfies PersonalData;

export const bookingRecords = { selectBookingIds, selectStoredBookings };

export const bookingLocks = { lockBookingsOf, lockOldBookings, selectOpenBookings, lockErasableDriver };
