import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';

/** A duty with what its driver collected and paid. */
export type DutyCash = {
  dutyId: string;
  bookingId: string;
  /** `Guwahati to Shillong`. */
  route: string;
  startsAt: Date;
  endsAt: Date;
  collectedPaise: number;
  expensesPaise: number;
};

/** A change since the duty was settled, or cash of a ride that another driver has now or that was cancelled. */
export type DutyDifference = Omit<DutyCash, 'endsAt'>;

export type SettledDuty = DutyCash & {
  /** Those for which the allowance is paid with this duty. */
  days: number;
  allowancePaise: number;
};

export type SettlementSums = {
  collectedPaise: number;
  expensesPaise: number;
  allowancePaise: number;
  /** Collected less expenses and allowance; below zero the office pays the driver. */
  duePaise: number;
};

export type SettlementLines = { duties: SettledDuty[]; differences: DutyDifference[] };

export type Allowance = { validFrom: string; perDayPaise: number };

export const allowanceOn = (allowances: readonly Allowance[], day: string): number =>
  allowances.find(({ validFrom }) => validFrom <= day)?.perDayPaise ?? 0;

/** All days in India on which the driver was on duty, of which two rides may share one. */
function daysOf({ startsAt, endsAt }: Pick<DutyCash, 'startsAt' | 'endsAt'>): string[] {
  const last = dayInIndia(endsAt);
  const days: string[] = [];
  for (let day = dayInIndia(startsAt); day <= last; day = daysAfter(day, 1)) days.push(day);
  return days;
}

type Rides = Pick<DutyCash, 'startsAt' | 'endsAt'>;

/** Gives each duty the allowance of its days; a day counts once, with the first duty on it. */
export function withAllowance(
  duties: readonly DutyCash[],
  /** Rides whose days are paid already. */
  settled: readonly Rides[],
  perDay: (day: string) => number,
): SettledDuty[] {
  const paid = new Set(settled.flatMap(daysOf));
  return duties.map((duty) => {
    const days = daysOf(duty).filter((day) => !paid.has(day));
    for (const day of days) paid.add(day);
    return {
      ...duty,
      days: days.length,
      allowancePaise: days.reduce((sum, day) => sum + perDay(day), 0),
    };
  });
}

export function sumsOf({ duties, differences }: SettlementLines): SettlementSums {
  const all = [...duties, ...differences];
  const collectedPaise = all.reduce((sum, line) => sum + line.collectedPaise, 0);
  const expensesPaise = all.reduce((sum, line) => sum + line.expensesPaise, 0);
  const allowancePaise = duties.reduce((sum, line) => sum + line.allowancePaise, 0);
  return {
    collectedPaise,
    expensesPaise,
    allowancePaise,
    duePaise: collectedPaise - expensesPaise - allowancePaise,
  };
}

/** A settlement in the list. */
export type Settlement = SettlementSums & {
  id: string;
  driverId: string;
  driver: string;
  firstDay: string;
  lastDay: string;
  note: string;
  madeBy: string;
  madeAt: Date;
  confirmedBy: string;
  confirmedAt: Date | null;
  undoneBy: string;
  undoneAt: Date | null;
};

export type SettlementState = 'open' | 'confirmed' | 'undone';

export const stateOf = ({
  confirmedAt,
  undoneAt,
}: Pick<Settlement, 'confirmedAt' | 'undoneAt'>): SettlementState =>
  undoneAt ? 'undone' : confirmedAt ? 'confirmed' : 'open';
