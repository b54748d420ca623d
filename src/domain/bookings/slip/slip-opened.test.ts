import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assignDuty } from '#domain/bookings/board/assign-service.ts';
import { cancelDuty, restoreDuty } from '#domain/bookings/changes/cancel-service.ts';
import { parseInput } from '#platform/http/input.ts';
import { addDriverDuty, endCode } from '../../../../tests/support/driver-duty.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { hasDriverDuty, noteSlipOpened, recordEntry, viewDriverDuty } from './driver-service.ts';
import { driverEntryInput } from './entry-input.ts';
import { readSlipToPrint } from './slip-print-service.ts';
import { closeDuty, driverLink, viewSlip } from './slip-service.ts';

const test = testDatabase();
const actor = someActor(test);
const query = async (text: string, values: unknown[]) => (await test.pool.query(text, values)).rows;

const enter = (token: string, fields: Record<string, string>) =>
  recordEntry(test.db, token, parseInput(driverEntryInput, { key: randomUUID(), ...fields }));
const openings = async (bookingId: string) =>
  (await query(`select from booking_events where booking_id = $1 and kind = 'slip-opened'`, [bookingId]))
    .length;
const rowOf = async (dutyId: string) => (await query('select * from duties where id = $1', [dutyId]))[0];

describe('the opening of the driver’s link', () => {
  it('is noted once for each link, however often it is opened', async () => {
    const { bookingId, dutyId, token } = await addDriverDuty(query);
    expect((await viewSlip(test, actor, dutyId))?.openedAt).toBeNull();
    await noteSlipOpened(test.db, 'x'.repeat(43));
    const now = new Date();
    await Promise.all(Array.from({ length: 8 }, () => noteSlipOpened(test.db, token, now)));
    expect(await openings(bookingId)).toBe(1);
    expect((await viewSlip(test, actor, dutyId))?.openedAt).toEqual(now);
    expect((await viewDriverDuty(test.db, token))?.crew.isOpened).toBe(true);
    // A staff member who edits the duty meanwhile is not refused for it.
    expect((await rowOf(dutyId)).revision).toBe(1);
    const renewed = await driverLink(test, actor, dutyId, { isNew: true });
    expect((await viewSlip(test, actor, dutyId))?.openedAt).toBeNull();
    await noteSlipOpened(test.db, token);
    expect(await openings(bookingId)).toBe(1);
    await noteSlipOpened(test.db, renewed);
    expect(await openings(bookingId)).toBe(2);
  });

  it('is also noted by the first entry, for phones without script', async () => {
    const { bookingId, token } = await addDriverDuty(query);
    await enter(token, { kind: 'start', odometerKm: '50000' });
    await enter(token, { kind: 'reached', odometerKm: '50010' });
    expect(await openings(bookingId)).toBe(1);
  });

  it('is forgotten with the link when another driver gets the duty', async () => {
    const { dutyId, token } = await addDriverDuty(query);
    await noteSlipOpened(test.db, token);
    const [other] = await query(
      `insert into drivers (name, city) values ('Dipen', 'guwahati') returning id`,
      [],
    );
    await assignDuty(test.db, actor, { dutyId, revision: 1, driverId: String(other?.id) });
    expect(await rowOf(dutyId)).toMatchObject({ driver_opened_at: null, driver_token_hash: null });
  });

  it('ends when a restored duty has lost its driver', async () => {
    const { dutyId, token } = await addDriverDuty(query);
    const { driver_id: driverId } = await rowOf(dutyId);
    const seen = async () => ({ dutyId, revision: Number((await rowOf(dutyId)).revision) });
    const fare = Number((await rowOf(dutyId)).fare_paise);
    await cancelDuty(test.db, actor, { ...(await seen()), chargePaise: fare / 2, reason: 'x' });
    // The driver has something else to do by now.
    const taken = await addDriverDuty(query);
    await query('update duties set driver_id = $2 where id = $1', [taken.dutyId, driverId]);
    await restoreDuty(test.db, actor, await seen());
    expect(await rowOf(dutyId)).toMatchObject({ driver_id: null, driver_token_hash: null });
    expect(await hasDriverDuty(test.db, token)).toBe(false);
  });
});

describe('the slip on paper', () => {
  it('has neither the customer’s code nor the link, and the statement only after the closing', async () => {
    const { dutyId, token } = await addDriverDuty(query);
    const isSecret = new RegExp(`"${endCode}"|endCode|${token}`);
    const open = await readSlipToPrint(test, actor, dutyId);
    expect(open).toMatchObject({ slip: { statement: null, crew: { customer: 'Asha Sharma' } } });
    expect(JSON.stringify(open)).not.toMatch(isSecret);
    await enter(token, { kind: 'end', odometerKm: '50100', code: endCode });
    const slip = await viewSlip(test, actor, dutyId);
    const { totalPaise = 0 } = slip?.statement ?? {};
    await closeDuty(test.db, actor, {
      dutyId,
      revision: slip?.duty.revision ?? 0,
      corrections: [],
      totalPaise,
    });
    const closed = await readSlipToPrint(test, actor, dutyId);
    expect(closed?.slip).toMatchObject({ statement: { totalPaise }, closedBy: actor.name });
    expect(JSON.stringify(closed)).not.toMatch(isSecret);
    for (const unknown of ['999999', 'x'])
      expect(await readSlipToPrint(test, actor, unknown)).toBeUndefined();
  });
});
