import type { PersonalData } from '#domain/shared/personal-data.ts';
import {
  deleteFilesOfBookings,
  deleteFilesOfCustomers,
  deleteFilesOfEnquiries,
  selectFilesOfCustomer,
  selectPhotosOfBookings,
  selectPhotosOfDriver,
} from './personal-data-store.ts';

export const personalData = {
  // A trigger notes the files of deleted rows, and the worker removes them.
  tables: {
    attachments: {
      erased: [
        ...['file_name', 'storage_name', 'mailbox', 'part', 'refused_code'],
        ...['idempotency_key', 'encrypted_with'],
      ],
      staff: ['made_by'],
    },
  },
  exportOf: {
    customer: async (db, records) => ({
      attachments: await selectFilesOfCustomer(db, records),
      photos: await selectPhotosOfBookings(db, records.bookings),
    }),
    driver: async (db, { id }) => ({ photos: await selectPhotosOfDriver(db, id) }),
  },
  erase: {
    customer: deleteFilesOfCustomers,
    enquiry: deleteFilesOfEnquiries,
    booking: deleteFilesOfBookings,
  },
} satisfies PersonalData;
