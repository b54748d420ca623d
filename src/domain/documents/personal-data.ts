import type { PersonalData } from '#domain/shared/personal-data.ts';
import { blankBuyers, selectBuyerData } from './personal-data/document-data-store.ts';

/** Documents are kept as tax law asks; what a customer's next documents would say is erased with them. */
export const personalData = {
  tables: {
    buyers: {
      erased: [
        ...[
          'idempotency_key',
          'name',
          'address',
          'state',
          'gstin',
          'pan_encrypted',
          'lives_in',
          'bill_email',
        ],
      ],
      staff: ['changed_by'],
    },
  },
  exportOf: { customer: (db, { customers }) => selectBuyerData(db, customers) },
  erase: { customer: blankBuyers },
} satisfies PersonalData;
