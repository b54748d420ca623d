import { daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { failureOf } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { type DriverDayDuty, selectDriverDay } from './driver-day-store.ts';
import { readDriverToken } from './driver-link.ts';
import { driverLink } from './slip-service.ts';

type Parts = { db: Db; encryption: Encryption };

export type LinkedDuty = Omit<DriverDayDuty, 'storedToken' | 'dayOff'> & {
  /** `null` when SECRET_KEYS no longer has its key, or the duty changed its driver a moment ago. */
  token: string | null;
};

export type DriverDay = {
  id: string;
  name: string;
  phone: string;
  /** Why the driver is off on this day; `null` when not. */
  dayOff: string | null;
  duties: LinkedDuty[];
};

/** Nothing when the duty has lost its driver meanwhile. */
async function makeLink(parts: Parts, actor: StaffActor, dutyId: string): Promise<void> {
  try {
    await driverLink(parts, actor, dutyId);
  } catch (error) {
    const { code } = failureOf(error);
    if (code !== 'conflict' && code !== 'not_found') throw error;
  }
}

/** The drivers of a day, by name, each with their open duties; every duty gets its link. */
export async function listDriverDay(parts: Parts, actor: StaffActor, day: string): Promise<DriverDay[]> {
  assertArea(actor, 'enquiries');
  const { db, encryption } = parts;
  const period = { from: startOfDayInIndia(day), to: startOfDayInIndia(daysAfter(day, 1)) };
  for (const { id, storedToken } of await selectDriverDay(db, period))
    if (storedToken === '') await makeLink(parts, actor, id);
  // Read in one query after the links were made, so that no driver gets the link of another one's duty.
  const duties = await selectDriverDay(db, period);
  return [...Map.groupBy(duties, ({ driverId }) => driverId)]
    .map(([id, own]) => ({
      id,
      name: own[0]?.driver ?? '',
      phone: own[0]?.driverPhone ?? '',
      dayOff: own[0]?.dayOff ?? null,
      duties: own.map(({ storedToken, dayOff: _, ...duty }) => ({
        ...duty,
        token: readDriverToken(encryption, duty.id, storedToken) ?? null,
      })),
    }))
    .sort((one, other) => one.name.localeCompare(other.name) || Number(one.id) - Number(other.id));
}
