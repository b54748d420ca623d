import type { DutyStatus } from '#domain/bookings/duty-status.ts';
import { doneNames, dutyMarks, dutyStatusNames } from './duty-statuses.ts';

type Props = {
  status: DutyStatus;
  /** Left out where it is not known, as in the legend, and of trips that are not cabs. */
  isClosed?: boolean | undefined;
};

const nameOf = ({ status, isClosed }: Props): string => {
  if (status !== 'done' || isClosed === undefined) return dutyStatusNames[status];
  return isClosed ? doneNames.closed : doneNames.toClose;
};

/** Mark and word; the colours are in `board.css`. */
export const DutyPill = (props: Props) => (
  <span data-status={props.status} data-open={props.isClosed === false || undefined} className="duty-pill">
    <span aria-hidden="true">{dutyMarks[props.status]}</span>
    {nameOf(props)}
  </span>
);
