import { type Area, areas } from '#domain/staff/areas.ts';
import type { StaffUser } from '#domain/staff/staff.ts';
import { staffUsersContent as content } from './texts.ts';

/** A user as the page shows it. The date is formatted on the server, because browsers' month names may differ. */
export type UserView = StaffUser & { dayText: string };

/** What the action returns about a user that was added. */
export type CreatedUser = Pick<StaffUser, 'id' | 'name'>;

/** What the action returns about a user that was updated, for the next update from the same form. */
export type UpdatedUser = { revision: string };

/** The areas of a limited Admin, otherwise empty; a Non-Admin cannot log in, so their areas say nothing. */
export function limitsOf({ adminStatus, areas: own }: UserView): string {
  if (adminStatus === 'Non-Admin' || own.length === areas.length) return '';
  return areas
    .filter((area) => own.includes(area))
    .map((area) => content.areas.names[area])
    .join(', ');
}

export type UserPopupProps = {
  user: UserView;
  yourAreas: readonly Area[];
  onClose: () => void;
};
