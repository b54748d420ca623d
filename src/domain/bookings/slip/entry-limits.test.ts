import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { expectPhoto } from '#domain/attachments/attachment-service.ts';
import { parseInput } from '#platform/http/input.ts';
import { addDriverDuty, endCode } from '../../../../tests/support/driver-duty.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { removalInput } from './closing-input.ts';
import { recordEntry } from './driver-service.ts';
import { driverEntryInput } from './entry-input.ts';
import { isUnexpectedCash } from './entry-limits.ts';
import { removeEnteredExpense } from './slip-service.ts';

const test = testDatabase();
const actor = someActor(test);
const query = async (text: string, values: unknown[]) => (await test.pool.query(text, values)).rows;

async function aDuty() {
  const made = await addDriverDuty(query);
  const send = (fields: Record<string, string>) =>
    recordEntry(test.db, made.token, parseInput(driverEntryInput, { key: randomUUID(), ...fields }));
  const received = async () =>
    Number(
      (await query('select received_paise from bookings where id = $1', [made.bookingId]))[0]?.received_paise,
    );
  const entries = async () =>
    (
      await query('select kind, entry_key from duty_entries where duty_id = $1 order by id', [made.dutyId])
    ).map(({ kind }) => kind);
  return { ...made, send, received, entries };
}

const anEnd = { kind: 'end', odometerKm: '50120', code: endCode };

describe('the cash of a driver’s end', () => {
  it('counts once, however many ends are sent', async () => {
    const { send, received, entries } = await aDuty();
    const first = { ...anEnd, key: randomUUID(), collected: '500' };
    expect(await send(first)).toEqual({ kind: 'stored' });
    expect(await send(first)).toEqual({ kind: 'stored' });
    for (const change of [{}, { withoutCode: 'yes', code: '' }, { code: '0000' }])
      expect(await send({ ...anEnd, collected: '500', ...change })).toEqual({ kind: 'ended-before' });
    expect([await received(), await entries()]).toEqual([500_00, ['end']]);
  });

  it('counts once when ends come at the same moment', async () => {
    const { send, received } = await aDuty();
    await Promise.all(Array.from({ length: 8 }, () => send({ ...anEnd, collected: '500' })));
    expect(await received()).toBe(500_00);
  });

  it('is bounded by what the booking costs', async () => {
    const { send, received, bookingId, entries } = await aDuty();
    await query('update bookings set total_paise = 76400 where id = $1', [bookingId]);
    expect(await send({ ...anEnd, collected: '100000000' })).toEqual({
      kind: 'too-much',
      maxPaise: 11_528_00,
    });
    expect(await send({ ...anEnd, collected: '11528.01' })).toEqual({
      kind: 'too-much',
      maxPaise: 11_528_00,
    });
    expect([await received(), await entries()]).toEqual([0, []]);
    expect(await send({ ...anEnd, collected: '11528' })).toEqual({ kind: 'stored' });
  });

  it.each([
    ['cancelled', { kind: 'cancelled' }],
    ['no-show', { kind: 'cancelled' }],
  ])('is not taken once the duty is %s', async (status, answer) => {
    const { send, received, dutyId, entries } = await aDuty();
    await query('update duties set status = $2 where id = $1', [dutyId, status]);
    expect(await send({ ...anEnd, collected: '500' })).toEqual(answer);
    expect([await received(), await entries()]).toEqual([0, []]);
  });

  it('is not taken once the duty is closed', async () => {
    const { send, received, dutyId } = await aDuty();
    await query(
      `update duties set status = 'done', closed_at = now(), statement = '{}', statement_paise = 1 where id = $1`,
      [dutyId],
    );
    expect(await send({ ...anEnd, collected: '500' })).toEqual({ kind: 'closed' });
    expect(await received()).toBe(0);
  });

  it('counts after an end that staff entered meanwhile', async () => {
    const { send, received, dutyId } = await aDuty();
    await query(
      `insert into duty_entries (duty_id, entry_key, kind, happened_at, entered_by)
       values ($1, gen_random_uuid(), 'end', now(), 'Rupa Das')`,
      [dutyId],
    );
    await query(`update duties set status = 'done' where id = $1`, [dutyId]);
    expect(await send({ ...anEnd, collected: '500' })).toEqual({ kind: 'stored' });
    expect(await received()).toBe(500_00);
  });
});

describe('the entries of a driver', () => {
  const toll = { kind: 'expense', expense: 'toll', amount: '60', reason: 'Byrnihat' };

  it('are at most 60, of which four are left for the steps', async () => {
    const { send, entries } = await aDuty();
    for (let count = 0; count < 56; count++) expect(await send(toll)).toEqual({ kind: 'stored' });
    expect(await send(toll)).toEqual({ kind: 'too-many-entries' });
    for (const kind of ['start', 'reached', 'on-board'])
      expect(await send({ kind, odometerKm: '50000' })).toEqual({ kind: 'stored' });
    expect(await send(anEnd)).toEqual({ kind: 'stored' });
    expect(await send({ kind: 'start', odometerKm: '50000' })).toEqual({ kind: 'too-many-entries' });
    expect((await entries()).length).toBe(60);
  });

  it('have expenses of at most ₹50,000', async () => {
    const { send, entries } = await aDuty();
    expect(await send({ ...toll, amount: '50000.01' })).toEqual({ kind: 'too-much', maxPaise: 50_000_00 });
    expect(await send({ ...toll, amount: '50000' })).toEqual({ kind: 'stored' });
    expect(await entries()).toEqual(['expense']);
  });

  it('are not called stored when another one has the key', async () => {
    const { send, entries } = await aDuty();
    const key = randomUUID();
    await send({ ...toll, key });
    expect(await send({ ...toll, key })).toEqual({ kind: 'stored' });
    expect(await send({ ...toll, key, amount: '600' })).toEqual({ kind: 'sent-before' });
    expect(await send({ kind: 'start', odometerKm: '1', key })).toEqual({ kind: 'sent-before' });
    expect(await entries()).toEqual(['expense']);
  });
});

describe('a removal with the key of another entry', () => {
  it('changes nothing, for the driver and for staff: the expense keeps its photo', async () => {
    const { send, dutyId, entries } = await aDuty();
    const key = randomUUID();
    await send({ kind: 'expense', key, expense: 'toll', amount: '60', reason: 'Byrnihat' });
    await test.db.transaction((tx) => expectPhoto(tx, dutyId, key));
    const photos = async () => (await query('select from attachments where duty_id = $1', [dutyId])).length;
    expect(await photos()).toBe(1);
    expect(await send({ kind: 'removal', key, removes: key })).toEqual({ kind: 'sent-before' });
    const removal = parseInput(removalInput, { key, removes: key, reason: 'Typed twice' });
    await expect(removeEnteredExpense(test.db, actor, dutyId, removal)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect([await entries(), await photos()]).toEqual([['expense'], 1]);
    const right = { kind: 'removal', key: randomUUID(), removes: key };
    for (const _ of [1, 2]) expect(await send(right)).toEqual({ kind: 'stored' });
    expect([await entries(), await photos()]).toEqual([['expense', 'removal'], 0]);
  });
});

describe('cash of the driver and of the office', () => {
  it('together stay below the limit of the law', async () => {
    const { send, received, bookingId, entries } = await aDuty();
    await query('update bookings set total_paise = 25000000 where id = $1', [bookingId]);
    await query(
      `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by)
       values ($1, gen_random_uuid(), 'advance', 15000000, 'cash', 'office', 'Rupa Das')`,
      [bookingId],
    );
    expect(await send({ ...anEnd, collected: '50000' })).toEqual({ kind: 'cash-limit' });
    expect([await received(), await entries()]).toEqual([0, []]);
    expect(await send({ ...anEnd, collected: '49999' })).toEqual({ kind: 'stored' });
  });
});

describe('cash that is asked about', () => {
  it.each([
    [764_00, 764_00, false],
    [764_00, 900_00, false],
    [764_00, 7_640_00, true],
    [764_00, 0, true],
    [0, 100_00, false],
    [0, 500_00, true],
    [10_000_00, 12_000_00, false],
    [10_000_00, 13_000_00, true],
  ])('due %i, collected %i: %s', (due, collected, isAsked) => {
    expect(isUnexpectedCash(due, collected)).toBe(isAsked);
  });
});
