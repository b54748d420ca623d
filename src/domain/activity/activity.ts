/** Every action that the activity log records. */
export type Action =
  | 'login'
  | 'login-refused'
  | 'logout'
  | 'session-ended'
  | 'first-admin-created'
  | 'user-created'
  | 'user-updated'
  | 'user-right-changed'
  | 'user-areas-changed'
  | 'user-deleted'
  | 'password-changed'
  | 'password-reset-by-admin'
  | 'password-reset-asked'
  | 'password-reset-by-mail'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'blog-written'
  | 'blog-updated'
  | 'blog-published'
  | 'blog-restored'
  | 'blog-deleted'
  | 'blog-undeleted'
  | 'package-created'
  | 'package-updated'
  | 'package-published'
  | 'package-price-confirmed'
  | 'package-restored'
  | 'package-deleted'
  | 'package-undeleted'
  | 'enquiry-added'
  | 'enquiry-seen'
  | 'enquiry-changed'
  | 'enquiries-exported'
  | 'customer-changed'
  | 'customers-imported'
  | 'customers-import-undone'
  | 'people-merged'
  | 'people-unmerged'
  | 'person-seen'
  | 'person-exported'
  | 'person-erased'
  | 'quote-made'
  | 'booking-made'
  | 'booking-changed'
  | 'booking-money'
  | 'review-asked'
  | 'review-added'
  | 'review-approved'
  | 'review-hidden'
  | 'review-erased'
  | 'sight-added'
  | 'sight-changed'
  | 'sight-published'
  | 'sight-unpublished'
  | 'sight-deleted'
  | 'sight-undeleted'
  | 'settings-changed'
  | 'amounts-checked'
  | 'rates-saved'
  | 'rates-confirmed'
  | 'car-type-changed'
  | 'place-added'
  | 'place-changed'
  | 'place-removed'
  | 'route-added'
  | 'route-changed'
  | 'route-removed'
  | 'car-added'
  | 'car-changed'
  | 'car-ended'
  | 'car-restored'
  | 'driver-added'
  | 'driver-changed'
  | 'driver-ended'
  | 'driver-restored'
  | 'driver-exported'
  | 'driver-erased'
  | 'cars-imported'
  | 'cars-import-undone'
  | 'drivers-imported'
  | 'drivers-import-undone'
  | 'bookings-imported'
  | 'bookings-import-undone'
  | 'fares-exported'
  | 'fares-imported'
  | 'fares-import-undone'
  | 'backup-restored';

export type NewActivity = {
  /** Missing when the request had no login. */
  actorId?: string;
  actorName?: string;
  action: Action;
  subjectKind?: string;
  subjectId?: string;
  subjectName?: string;
  fromAddress?: string;
  detail?: Record<string, string>;
};

export type ActivityLine = Required<Omit<NewActivity, 'actorId'>> & {
  id: string;
  at: Date;
  actorId: string | null;
};
