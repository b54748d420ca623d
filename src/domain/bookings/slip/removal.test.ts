import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventText } from '#app/staff/cabs/bookings/page/event-text.ts';
import { parseInput } from '#platform/http/input.ts';
import { addDriverDuty } from '../../../../tests/support/driver-duty.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { removalInput } from './closing-input.ts';
import { recordEntry, viewDriverDuty } from './driver-service.ts';
import { driverEntryInput } from './entry-input.ts';
import { expensesIn } from './expenses.ts';
import { removeEnteredExpense, viewSlip } from './slip-service.ts';

const test = testDatabase();
const actor = someActor(test);
const query = async (text: string, values: unknown[]) => (await test.pool.query(text, values)).rows;

let dutyId = '';
let token = '';
beforeAll(async () => {
  ({ dutyId, token } = await addDriverDuty(query));
});

const send = (fields: Record<string, string>) =>
  recordEntry(test.db, token, parseInput(driverEntryInput, { key: randomUUID(), ...fields }));
const paid = async () =>
  expensesIn((await viewDriverDuty(test.db, token))?.entries ?? []).map(({ reason }) => reason);

describe('an expense that was entered by mistake', () => {
  it('is removed by an entry of its own, once, and no longer counts', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await send({ kind: 'expense', key: one, expense: 'parking', amount: '90', reason: 'Airport' });
    await send({ kind: 'expense', key: other, expense: 'permit', amount: '200', reason: 'Shillong' });
    const agreed = (await viewSlip(test, actor, dutyId))?.statement.agreedPaise ?? 0;
    expect((await viewSlip(test, actor, dutyId))?.statement.totalPaise).toBe(agreed + 290_00);
    expect(await send({ kind: 'removal', removes: one })).toEqual({ kind: 'stored' });
    expect(await send({ kind: 'removal', removes: one })).toEqual({ kind: 'stored' });
    expect(await send({ kind: 'removal', removes: randomUUID() })).toEqual({ kind: 'stored' });
    expect(await paid()).toEqual(['Shillong']);
    expect((await viewSlip(test, actor, dutyId))?.statement.totalPaise).toBe(agreed + 200_00);
    // Both entries stay.
    const kinds = await query('select kind from duty_entries where duty_id = $1 order by id', [dutyId]);
    expect(kinds.map(({ kind }) => kind)).toEqual(['expense', 'expense', 'removal']);
    const [last] = await query('select kind, detail from booking_events order by id desc limit 1', []);
    expect(eventText({ kind: 'entry', actorName: '', detail: last?.detail })).toBe(
      'The driver removed from the duty slip: Parking, ₹90.',
    );
    await expect(
      test.pool.query(`update duty_entries set kind = 'expense' where kind = 'removal'`),
    ).rejects.toThrow();
  });

  it('can be removed by staff with a reason, until the statement is closed', async () => {
    const key = randomUUID();
    await send({ kind: 'expense', key, expense: 'toll', amount: '70', reason: 'Byrnihat' });
    const removal = parseInput(removalInput, { key: randomUUID(), removes: key, reason: 'Typed twice' });
    await removeEnteredExpense(test.db, actor, dutyId, removal);
    expect(await paid()).toEqual(['Shillong']);
    await test.pool.query(
      `update duties set status = 'done', closed_at = now(), statement = '{}', statement_paise = 1 where id = $1`,
      [dutyId],
    );
    const again = { ...removal, key: randomUUID() };
    await expect(removeEnteredExpense(test.db, actor, dutyId, again)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await send({ kind: 'removal', removes: key })).toEqual({ kind: 'closed' });
    await expect(
      removeEnteredExpense(test.db, { ...actor, areas: ['money'] }, dutyId, again),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
