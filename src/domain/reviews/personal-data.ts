import type { PersonalData } from '#domain/shared/personal-data.ts';
import { blankReviews, blankReviewsOf, lockErasableReview, selectReviewData } from './personal-data-store.ts';

export const personalData = {
  tables: {
    reviews: {
      erased: ['shown_name', 'body', 'rating', 'trip', 'trip_day'],
      staff: ['made_by', 'decided_by'],
    },
  },
  records: { review: { table: 'reviews', createdAt: 'made_at' } },
  exportOf: { customer: async (db, { bookings }) => ({ reviews: await selectReviewData(db, bookings) }) },
  erase: { booking: blankReviewsOf, review: blankReviews },
} satisfies PersonalData;

export const reviewLocks = { lockErasableReview };
