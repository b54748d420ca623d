import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assignDuty } from '#domain/bookings/board/assign-service.ts';
import { selectDuty } from '#domain/bookings/duty-store.ts';
import { parseInput } from '#platform/http/input.ts';
import { addDriverDuty, endCode } from '../../../../tests/support/driver-duty.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { recordEntry, viewDriverDuty } from './driver-service.ts';
import { driverEntryInput } from './entry-input.ts';
import { driverLink } from './slip-service.ts';

const test = testDatabase();
const actor = someActor(test);
const query = async (text: string, values: unknown[]) => (await test.pool.query(text, values)).rows;

const send = (token: string, fields: Record<string, string>) =>
  recordEntry(test.db, token, parseInput(driverEntryInput, { key: randomUUID(), ...fields }));

/** Staff give the duty to another driver, who gets a link. */
async function handOver(dutyId: string): Promise<string> {
  const [driver] = await query(
    `insert into drivers (name, city) values ('Ranjit Das', 'guwahati') returning id::text`,
    [],
  );
  const duty = await selectDuty(test.db, dutyId);
  const { revision = 0, carId = null } = duty ?? {};
  await assignDuty(test.db, actor, { dutyId, revision, carId, driverId: String(driver?.id) });
  return driverLink(test, actor, dutyId);
}

describe('the next driver', () => {
  it('ends the duty with the right code after five wrong ones of the driver before', async () => {
    const { dutyId, bookingId, token } = await addDriverDuty(query);
    for (let count = 0; count < 5; count++) await send(token, { kind: 'end', code: '0000', odometerKm: '1' });
    expect(await viewDriverDuty(test.db, token)).toMatchObject({ triesLeft: 0 });
    const next = await handOver(dutyId);
    expect(await viewDriverDuty(test.db, next)).toMatchObject({ triesLeft: 5, entries: [] });
    expect(await send(next, { kind: 'end', code: '0000' })).toEqual({ kind: 'wrong-code', triesLeft: 4 });
    expect(await send(next, { kind: 'end', code: endCode, collected: '500' })).toEqual({ kind: 'stored' });
    expect(await query('select status from duties where id = $1', [dutyId])).toEqual([{ status: 'done' }]);
    expect(await query('select received_paise from bookings where id = $1', [bookingId])).toEqual([
      { received_paise: '50000' },
    ]);
    expect(await send(token, { kind: 'end', code: endCode })).toEqual({ kind: 'gone' });
  });

  it('has the same tries left with a new link for the same driver', async () => {
    const { dutyId, token } = await addDriverDuty(query);
    await send(token, { kind: 'end', code: '0000' });
    const renewed = await driverLink(test, actor, dutyId, { isNew: true });
    expect(await viewDriverDuty(test.db, renewed)).toMatchObject({ triesLeft: 4 });
  });
});
