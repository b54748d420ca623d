import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import type { StaffUser } from '#domain/staff/staff.ts';

/** As the page shows a user; the day is written on the server, whose words for months the browser may not share. */
export type ShownUser = StaffUser & { shownDay: string };

export type UserPopupProps = { user: ShownUser; isSessionOver: SessionCheck; onClose: () => void };
