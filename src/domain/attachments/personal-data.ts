import type { PersonalData } from '#domain/shared/personal-data.ts';
import {
  deleteFilesOfMails,
  deletePhotosOfBookings,
  selectFilesOfMails,
  selectPhotosOfBookings,
  selectPhotosOfDriver,
} from './personal-data-store.ts';

export const personalData = {
  // A trigger notes the files of deleted rows, and the worker removes them.
  tables: { attachments: { erased: ['file_name', 'storage_name', 'mailbox', 'part', 'refused_code'] } },
  exportOf: {
    customer: async (db, { enquiries, bookings }) => ({
      attachments: await selectFilesOfMails(db, enquiries),
      photos: await selectPhotosOfBookings(db, bookings),
    }),
    driver: async (db, { id }) => ({ photos: await selectPhotosOfDriver(db, id) }),
  },
  erase: { enquiry: deleteFilesOfMails, booking: deletePhotosOfBookings },
} satisfies PersonalData;
