import type { Area } from './areas.ts';

/** The maximum length of a mail address (RFC 5321). */
export const maxUsernameLength = 254;

export type AdminStatus = 'Admin' | 'Non-Admin';

export type StaffUser = {
  id: string;
  /** A day, as `2026-11-15`. */
  entryDate: string;
  name: string;
  username: string;
  adminStatus: AdminStatus;
  designation: string;
  address: string;
  /** What an Admin may do. */
  areas: Area[];
};

declare const vouched: unique symbol;

/** The logged-in staff member. Only a checked session makes one, so a use case that takes it requires a login. */
export type StaffActor = StaffUser & {
  readonly [vouched]: true;
  sessionId: string;
  mustChangePassword: boolean;
  fromAddress: string;
};

export type NewStaffUser = Pick<StaffUser, 'name' | 'username' | 'designation' | 'address'> & {
  entryDate?: string;
  password: string;
};

/** The trusted data about a request's sender. */
export type Visitor = {
  fromAddress: string;
  /** The address is a proxy's own and is shared by many visitors. */
  isProxyAddress?: boolean;
  userAgent: string;
};
