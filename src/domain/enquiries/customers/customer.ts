/** A customer is known by phone number and mail address. */
export type Customer = {
  id: string;
  name: string;
  phoneE164: string;
  email: string;
  mergedInto: string | null;
  erasedAt: Date | null;
};

/** What staff can correct. */
export const customerFields = ['name', 'phoneE164', 'email'] as const;
export type CustomerField = (typeof customerFields)[number];

/** The customer's name in the activity log, which is never erased and so holds no personal data. */
export const customerLabel = (id: string): string => `customer ${id}`;

/** The advisory lock of everything that locks several records of customers. */
export const customerGroupsLock = 'customer groups';
