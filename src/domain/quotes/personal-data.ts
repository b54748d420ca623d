import type { PersonalData } from '#domain/shared/personal-data.ts';
import { blankQuotes, selectQuoteData } from './personal-data-store.ts';

export const personalData = {
  tables: {
    quotes: {
      erased: [
        ...[
          'lines',
          'inclusions',
          'exclusions',
          'itinerary',
          'terms',
          'discount_label',
          'accepted_by',
          'buyer_gstin',
          'adults',
          'child_ages',
          'plan',
          'cancellation',
        ],
        ...['decline_reason', 'pdf_key', 'print_key', 'token_hash', 'token_encrypted'],
      ],
      kept: [
        'buyer_lives_in',
        'supply_state',
        'place_of_supply',
        'tcs_reason',
        'left_out',
        'first_day',
        'last_day',
      ],
      statistics: ['service_kind'],
      staff: ['made_by'],
    },
    quote_drafts: { erased: ['typed'], staff: ['saved_by'] },
  },
  exportOf: { customer: (db, { enquiries }) => selectQuoteData(db, enquiries) },
  erase: { enquiry: blankQuotes },
} satisfies PersonalData;
