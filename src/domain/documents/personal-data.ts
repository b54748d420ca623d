import type { PersonalData } from '#domain/shared/personal-data.ts';
import {
  blankBuyers,
  forgetMailsOfBookings,
  forgetMailsOfEnquiries,
  selectBuyerData,
} from './personal-data/document-data-store.ts';

/** Documents are kept as the tax law wants, with who they name; what they were made from is erased with its records. */
export const personalData = {
  tables: {
    documents: {
      kept: ['name', 'purpose', 'source_key', 'buyer_name', 'buyer_gstin', 'content'],
      staff: ['made_by'],
    },
    booking_tax_choices: { kept: ['reason'], staff: ['made_by'] },
    registrations: { kept: ['gstin', 'legal_name', 'address'], staff: ['made_by'] },
    tax_rules: { kept: ['value', 'source', 'confirmed_by'], staff: ['made_by'] },
    // Codes and amounts; a row goes when nothing waits any more.
    document_work: { kept: ['waits', 'error'] },
    document_prints: { kept: ['pdf_key'] },
    document_mails: { erased: ['recipient', 'idempotency_key'], staff: ['made_by'] },
    document_irns: {
      kept: ['irn', 'acknowledgement_no', 'acknowledged_on', 'signed_qr'],
      staff: ['made_by'],
    },
    // What the customer's next documents would say.
    buyers: {
      erased: [
        ...['idempotency_key', 'name', 'address', 'state', 'gstin', 'pan_encrypted', 'lives_in'],
        'bill_email',
      ],
      staff: ['changed_by'],
    },
  },
  exportOf: { customer: (db, { customers }) => selectBuyerData(db, customers) },
  erase: {
    enquiry: forgetMailsOfEnquiries,
    booking: forgetMailsOfBookings,
    customer: blankBuyers,
  },
} satisfies PersonalData;
