import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBookingFigures } from '#domain/bookings/figures/figures-service.ts';
import { chosenPeriods } from '#domain/bookings/figures/period.ts';
import { minuteInIndia, momentInIndia } from '#domain/shared/india-time.ts';
import { parseInput } from '#platform/http/input.ts';
import { addDriverDuty, endCode } from '../../../../tests/support/driver-duty.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { readingInput } from './closing-input.ts';
import { recordEntry } from './driver-service.ts';
import { driverEntryInput } from './entry-input.ts';
import { enterReading } from './slip-service.ts';

const test = testDatabase();
const actor = someActor(test);
const query = async (text: string, values: unknown[]) => (await test.pool.query(text, values)).rows;
const day = '2026-11-10';
const at = (clock: string) => momentInIndia(day, clock);

/** A duty that picked up at 09:00 on a past day. */
async function aDuty() {
  const made = await addDriverDuty(query);
  await query('update duties set pickup_at = $2, ends_at = $3 where id = $1', [
    made.dutyId,
    at('09:00'),
    at('13:00'),
  ]);
  await query(`update cars set added_at = $2 where id = (select car_id from duties where id = $1)`, [
    made.dutyId,
    at('00:00'),
  ]);
  const drive = (kind: string, clock: string, rest: Record<string, string> = {}) =>
    recordEntry(
      test.db,
      made.token,
      parseInput(driverEntryInput, { key: randomUUID(), kind, happenedAt: at(clock).toISOString(), ...rest }),
      at('23:00'),
    );
  const correct = (kind: string, clock: string) => {
    const [, time = ''] = minuteInIndia(at(clock)).split(' ');
    const typed = { key: randomUUID(), kind, day, time, odometer: '', reason: 'Clock of the phone' };
    return enterReading(test.db, actor, made.dutyId, parseInput(readingInput, typed));
  };
  const times = async () => {
    const [row] = await query('select started_at, ended_at from duties where id = $1', [made.dutyId]);
    return [row?.started_at, row?.ended_at].map(
      (moment) => moment && minuteInIndia(moment as Date).slice(11),
    );
  };
  return { ...made, drive, correct, times };
}

describe('the times of a duty', () => {
  it('are those that staff corrected, in the use of cars too', async () => {
    const { dutyId, drive, correct, times } = await aDuty();
    await drive('start', '08:00');
    await drive('end', '20:00', { code: endCode });
    expect(await times()).toEqual(['08:00', '20:00']);
    await correct('start', '08:30');
    await correct('end', '12:30');
    expect(await times()).toEqual(['08:30', '12:30']);
    const [{ car_id: carId } = { car_id: '' }] = await query('select car_id from duties where id = $1', [
      dutyId,
    ]);
    const figures = await readBookingFigures(test.db, actor, chosenPeriods(day, day), at('23:59'));
    expect(figures.cars.find(({ id }) => id === String(carId))).toMatchObject({ hours: 4 });
    // A later entry of the phone does not undo the correction.
    await drive('start', '07:00');
    expect(await times()).toEqual(['08:30', '12:30']);
  });

  it('begin with the first step that was entered, and with its correction', async () => {
    const { drive, correct, times } = await aDuty();
    await drive('reached', '08:50');
    await drive('on-board', '09:05');
    expect(await times()).toEqual(['08:50', null]);
    await correct('reached', '08:55');
    expect(await times()).toEqual(['08:55', null]);
    // The start comes late, from a phone without network.
    await drive('start', '08:10');
    expect(await times()).toEqual(['08:10', null]);
  });

  it('have no end before the duty has ended, and stay empty without a ride', async () => {
    const { drive, times } = await aDuty();
    await drive('start', '08:00');
    await drive('end', '12:00', { withoutCode: 'yes' });
    await drive('reached', '08:50');
    expect(await times()).toEqual(['08:00', null]);
    const cancelled = await aDuty();
    await query(`update duties set status = 'cancelled' where id = $1`, [cancelled.dutyId]);
    await cancelled.drive('start', '08:00');
    expect(await cancelled.times()).toEqual([null, null]);
  });
});
