/** As long as a mail address can be. */
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
};

declare const vouched: unique symbol;

/**
 * Who is asking. Only a checked session makes one, so a use-case that takes it cannot be reached without.
 */
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

/** Where a request comes from, as far as we trust it to say. */
export type Visitor = {
  fromAddress: string;
  /** The address is a proxy's own, and many visitors share it. */
  isProxyAddress?: boolean;
  userAgent: string;
};
