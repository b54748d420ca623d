import { dutyMarks, dutyStatusNames } from '#app/content/staff/cabs/duty-statuses.ts';
import type { DutyStatus } from '#domain/bookings/duty-status.ts';

/** Mark and word; the colours are in `board.css`. */
export const DutyPill = ({ status }: { status: DutyStatus }) => (
  <span data-status={status} className="duty-pill">
    <span aria-hidden="true">{dutyMarks[status]}</span>
    {dutyStatusNames[status]}
  </span>
);
