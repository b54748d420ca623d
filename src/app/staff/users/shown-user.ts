import type { SessionCheck } from '#app/staff/ui/action-result.ts';
import type { Area } from '#domain/staff/areas.ts';
import type { StaffUser } from '#domain/staff/staff.ts';

/** A user as the page shows it. The date is formatted on the server, because browsers' month names may differ. */
export type ShownUser = StaffUser & { shownDay: string };

/** What the action returns about a user that was added. */
export type CreatedUser = Pick<StaffUser, 'id' | 'name'>;

export type UserPopupProps = {
  user: ShownUser;
  yourAreas: readonly Area[];
  isSessionOver: SessionCheck;
  onClose: () => void;
};
