/** Whoever wrote, called or walked in, by number and mail address. */
export type Customer = {
  id: string;
  name: string;
  phoneE164: string;
  email: string;
  mergedInto: string | null;
  erasedAt: Date | null;
};

/** How the activity log speaks of somebody: that log never forgets, so it is never told a name. */
export const customerLabel = (id: string): string => `customer ${id}`;
