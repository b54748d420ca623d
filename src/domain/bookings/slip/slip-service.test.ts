import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { encryptStoredSecrets } from '#domain/secrets/rotation-service.ts';
import { parseInput } from '#platform/http/input.ts';
import { openEncryption, parseSecretKeys } from '#platform/secrets/encryption.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { testSecretKeys } from '../../../../tests/support/secret-keys.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking, viewOnly } from '../../../../tests/support/some-booking.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { correctionInput, readingInput } from './closing-input.ts';
import { hasDriverDuty, recordEntry, viewDriverDuty } from './driver-service.ts';
import { type DriverEntry, driverEntryInput } from './entry-input.ts';
import { closeDuty, driverLink, enterExpense, enterReading, reopenDuty, viewSlip } from './slip-service.ts';

const test = testDatabase();
const actor = someActor(test);

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

const one = async (text: string, values: unknown[]) => (await test.pool.query(text, values)).rows[0];

/** A sedan to Shillong tomorrow at 09:00, with car, driver and the driver's link. */
async function aDuty(change: Record<string, string> = {}) {
  const bookingId = await makeSomeBooking(test, actor, change);
  const { duty } = await viewOnly(test, actor, bookingId);
  const driver = await one(
    `insert into drivers (name, city) values ('Bikash Kalita', 'guwahati') returning id`,
    [],
  );
  await test.pool.query(`update duties set driver_id = $2, status = 'assigned' where id = $1`, [
    duty.id,
    driver.id,
  ]);
  const token = await driverLink(test, actor, duty.id);
  /** During the ride: `plausibleTime` refuses what lies in the future. */
  const now = new Date(duty.pickupAt.getTime() + 12 * 3600_000);
  const at = (minutes: number) => new Date(duty.pickupAt.getTime() + minutes * 60_000).toISOString();
  const entry = (fields: Record<string, string>): DriverEntry =>
    parseInput(driverEntryInput, { key: randomUUID(), ...fields });
  const send = (fields: Record<string, string>) => recordEntry(test.db, token, entry(fields), now);
  const step = (kind: string, minutes: number, odometerKm: number, rest: Record<string, string> = {}) =>
    send({ kind, happenedAt: at(minutes), odometerKm: String(odometerKm), ...rest });
  const row = () => one('select * from duties where id = $1', [duty.id]);
  return { bookingId, duty, token, now, at, entry, send, step, row };
}

const kindsOf = async (dutyId: string) =>
  (await test.pool.query('select kind from duty_entries where duty_id = $1 order by id', [dutyId])).rows.map(
    ({ kind }) => kind,
  );

describe('the driver’s link', () => {
  it('is the same until it is renewed, and needs a driver', async () => {
    const { duty, token } = await aDuty();
    expect(await driverLink(test, actor, duty.id)).toBe(token);
    const renewed = await driverLink(test, actor, duty.id, { isNew: true });
    expect([await hasDriverDuty(test.db, token), await hasDriverDuty(test.db, renewed)]).toEqual([
      false,
      true,
    ]);
    await test.pool.query('update duties set driver_id = null where id = $1', [duty.id]);
    await expect(driverLink(test, actor, duty.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('opens its own duty without the customer’s code, for a week after the end', async () => {
    const { duty, token, now } = await aDuty();
    const found = await viewDriverDuty(test.db, token, now);
    expect(found).toMatchObject({
      duty: { id: duty.id },
      crew: { customer: 'Asha Sharma', driver: 'Bikash Kalita' },
    });
    expect(JSON.stringify(found)).not.toContain('endCode');
    const later = new Date(duty.endsAt.getTime() + 7 * 24 * 3600_000 + 1);
    expect(await viewDriverDuty(test.db, token, later)).toBeUndefined();
    expect(await recordEntry(test.db, 'x'.repeat(43), (await aDuty()).entry({ kind: 'start' }))).toEqual({
      kind: 'gone',
    });
  });

  it('survives a change of the secret keys', async () => {
    const { duty, token } = await aDuty();
    const keys = parseSecretKeys(`new:${Buffer.alloc(32, 9).toString('base64')},${testSecretKeys}`);
    const newer = openEncryption(keys ?? []);
    await encryptStoredSecrets({ db: test.db, encryption: newer });
    expect(await driverLink({ ...test, encryption: newer }, actor, duty.id)).toBe(token);
  });
});

describe('what a driver enters', () => {
  it('moves the duty on, with the times of the phone, and is stored once', async () => {
    const { duty, step, entry, now, token, at, row } = await aDuty();
    expect(await step('start', -60, 50_000)).toEqual({ kind: 'stored' });
    expect(await row()).toMatchObject({ status: 'on-the-way', started_at: new Date(at(-60)) });
    await step('reached', -5, 50_020);
    await step('on-board', 5, 50_020);
    expect((await row()).status).toBe('on-duty');
    const end = entry({
      kind: 'end',
      happenedAt: at(200),
      odometerKm: '50,120',
      code: duty.endCode,
      collected: '500',
    });
    const twice = await Promise.all([1, 2, 3].map(() => recordEntry(test.db, token, end, now)));
    expect(twice).toEqual(Array(3).fill({ kind: 'stored' }));
    expect(await row()).toMatchObject({ status: 'done', ended_at: new Date(at(200)) });
    expect(await kindsOf(duty.id)).toEqual(['start', 'reached', 'on-board', 'end']);
    const money = await test.pool.query(
      'select kind, amount_paise, method, made_by from money_entries where booking_id = $1',
      [duty.bookingId],
    );
    expect(money.rows).toEqual([
      { kind: 'collected-by-driver', amount_paise: '50000', method: 'cash', made_by: 'Bikash Kalita' },
    ]);
    expect(await one('select received_paise from bookings where id = $1', [duty.bookingId])).toEqual({
      received_paise: '50000',
    });
  });

  it('never moves it back when it comes late, nor takes a time of the future', async () => {
    const { step, row, now } = await aDuty();
    await step('on-board', 5, 50_020);
    await step('start', -60, 50_000);
    expect((await row()).status).toBe('on-duty');
    await step('reached', 10_000, 50_020);
    const [entry] = (
      await test.pool.query(`select happened_at from duty_entries where kind = 'reached' order by id desc`)
    ).rows;
    expect(entry.happened_at).toEqual(now);
  });

  it('has five tries for the code; one that is sent twice counts once', async () => {
    const { duty, entry, token, now, step, row } = await aDuty();
    const wrong = duty.endCode === '0000' ? '1111' : '0000';
    const first = entry({ kind: 'end', code: wrong });
    for (const _ of [1, 2])
      expect(await recordEntry(test.db, token, first, now)).toEqual({ kind: 'wrong-code', triesLeft: 4 });
    for (const triesLeft of [3, 2, 1])
      expect(await step('end', 200, 50_120, { code: wrong })).toEqual({ kind: 'wrong-code', triesLeft });
    expect(await step('end', 200, 50_120, { code: wrong })).toEqual({ kind: 'without-code' });
    // Not even the right one ends it now, and the office has the reading.
    expect(await step('end', 210, 50_120, { code: duty.endCode })).toEqual({ kind: 'ended-before' });
    expect((await row()).status).toBe('assigned');
    expect(await kindsOf(duty.id)).toEqual(['end']);
  });

  it('has five tries also when all have one key', async () => {
    const { duty, entry, token, now } = await aDuty();
    const codes = ['0000', '1111', '2222', '3333', '4444', '5555'].filter((code) => code !== duty.endCode);
    const one = entry({ kind: 'end', code: codes[0] ?? '' });
    for (const [index, code] of codes.slice(0, 4).entries())
      expect(await recordEntry(test.db, token, { ...one, code } as typeof one, now)).toEqual({
        kind: 'wrong-code',
        triesLeft: 4 - index,
      });
    expect(await recordEntry(test.db, token, { ...one, code: codes[4] } as typeof one, now)).toEqual({
      kind: 'without-code',
    });
  });

  it('is not called saved when staff changed it before the second try', async () => {
    const { duty } = await aDuty();
    const parking = {
      key: randomUUID(),
      expense: 'parking',
      amountPaise: 200_00,
      reason: 'Receipt',
    } as const;
    await enterExpense(test.db, actor, duty.id, parking);
    await enterExpense(test.db, actor, duty.id, parking);
    await expect(
      enterExpense(test.db, actor, duty.id, { ...parking, amountPaise: 250_00 }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await kindsOf(duty.id)).toEqual(['expense']);
  });

  it('can end without the code, which staff complete', async () => {
    const { duty, step, row, at } = await aDuty();
    expect(await step('end', 200, 50_120, { withoutCode: 'yes', code: '', collected: '0' })).toEqual({
      kind: 'without-code',
    });
    expect((await row()).status).toBe('assigned');
    const [day = '', time = ''] = at(205).split('T');
    const typed = {
      key: randomUUID(),
      kind: 'end',
      day,
      time: `${time.slice(0, 5)}Z`,
      odometer: '50120',
      reason: 'No code',
    };
    await enterReading(test.db, actor, duty.id, parseInput(readingInput, typed));
    expect((await row()).status).toBe('done');
  });

  it('waits from the landing that staff enter, which moves the duty no step on', async () => {
    const { duty, step, row, at } = await aDuty({ flight: '6E 481' });
    await step('reached', 0, 50_000);
    await step('on-board', 120, 50_000);
    const before = await row();
    const waited = async () => (await viewSlip(test, actor, duty.id))?.statement.used.waitingMinutes;
    expect(await waited()).toBe(120);
    const [day = '', time = ''] = at(95).split('T');
    const typed = { key: randomUUID(), kind: 'landed', day, time: `${time.slice(0, 5)}Z`, reason: 'Late' };
    await enterReading(test.db, actor, duty.id, parseInput(readingInput, typed));
    expect(await waited()).toBe(25);
    expect(await row()).toEqual(before);
  });

  it('is refused after another driver got the duty', async () => {
    const { duty, step } = await aDuty();
    await test.pool.query('update duties set driver_token_hash = null where id = $1', [duty.id]);
    expect(await step('start', 0, 1)).toEqual({ kind: 'gone' });
    expect(await kindsOf(duty.id)).toEqual([]);
  });

  it.each([
    ['an odometer in words', { kind: 'start', odometerKm: 'fifty' }],
    ['an unknown step', { kind: 'lunch' }],
    ['the landing, which staff enter', { kind: 'landed' }],
    ['an expense without amount', { kind: 'expense', expense: 'toll', reason: 'x' }],
    ['an expense below zero', { kind: 'expense', expense: 'toll', amount: '-5', reason: 'x' }],
    ['an entry without key', { kind: 'start', key: 'x' }],
  ])('refuses %s', async (_what, fields) => {
    expect(() => parseInput(driverEntryInput, { key: randomUUID(), ...fields })).toThrow();
  });
});

describe('closing', () => {
  const ended = async () => {
    const made = await aDuty();
    const { duty, step, send } = made;
    await step('reached', 0, 50_000);
    await step('on-board', 0, 50_000);
    await send({ kind: 'expense', expense: 'parking', amount: '90', reason: 'Airport' });
    await send({ kind: 'expense', expense: 'toll', amount: '120', reason: 'Byrnihat' });
    await step('end', 200, 50_110, { code: duty.endCode });
    return made;
  };
  const slipOf = async (dutyId: string, typed?: { correction: string; reason: string }) => {
    const slip = await viewSlip(test, actor, dutyId, typed && parseInput(correctionInput, typed));
    if (!slip) throw new Error(`no duty ${dutyId}`);
    return slip;
  };
  const totalsOf = (bookingId: string) =>
    one(
      `select b.total_paise, s.amount_paise, d.statement_paise, d.closed_by from bookings b
       join booking_services s on s.booking_id = b.id join duties d on d.id = s.id where b.id = $1`,
      [bookingId],
    );

  it('stores the statement and sets service and booking to its total; reopening takes it back', async () => {
    const { duty, bookingId } = await ended();
    const { statement, duty: seen } = await slipOf(duty.id);
    // 100 km agreed, 110 driven: 10 × ₹15 and GST; parking at cost.
    expect(statement.totalPaise).toBe(1_995_00 + 157_50 + 90_00 + 50);
    const closing = {
      dutyId: duty.id,
      revision: seen.revision,
      corrections: [],
      totalPaise: statement.totalPaise,
    };
    await closeDuty(test.db, actor, closing);
    const paise = String(statement.totalPaise);
    expect(await totalsOf(bookingId)).toEqual({
      total_paise: paise,
      amount_paise: paise,
      statement_paise: paise,
      closed_by: actor.name,
    });
    const closed = await slipOf(duty.id);
    expect(closed.statement).toEqual(statement);
    await expect(
      closeDuty(test.db, actor, { ...closing, revision: closed.duty.revision }),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(
      enterExpense(test.db, actor, duty.id, {
        key: randomUUID(),
        expense: 'toll',
        amountPaise: 1,
        reason: 'x',
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await reopenDuty(test.db, actor, { dutyId: duty.id, revision: closed.duty.revision });
    expect(await totalsOf(bookingId)).toEqual({
      total_paise: '199500',
      amount_paise: '199500',
      statement_paise: null,
      closed_by: '',
    });
    const events = await test.pool.query(
      `select kind from booking_events where booking_id = $1 and kind in ('closed', 'reopened') order by id`,
      [bookingId],
    );
    expect(events.rows).toEqual([{ kind: 'closed' }, { kind: 'reopened' }]);
  });

  it('keeps an entry that comes after it, for the next statement', async () => {
    const { duty, send } = await ended();
    const { statement, duty: seen } = await slipOf(duty.id);
    const closing = {
      dutyId: duty.id,
      revision: seen.revision,
      corrections: [],
      totalPaise: statement.totalPaise,
    };
    await closeDuty(test.db, actor, closing);
    expect(await send({ kind: 'expense', expense: 'parking', amount: '40', reason: 'Late' })).toEqual({
      kind: 'stored',
    });
    expect((await slipOf(duty.id)).statement).toEqual(statement);
  });

  it('takes a correction with its reason, also below the agreed fare, never below zero', async () => {
    const { duty } = await ended();
    const typed = { correction: '− ₹500', reason: 'Car came late' };
    const { statement, duty: seen } = await slipOf(duty.id, typed);
    expect(statement.lines).toContainEqual(
      expect.objectContaining({ kind: 'correction', amountPaise: -500_00, reason: 'Car came late' }),
    );
    const corrections = parseInput(correctionInput, typed);
    const closing = {
      dutyId: duty.id,
      revision: seen.revision,
      corrections,
      totalPaise: statement.totalPaise,
    };
    await closeDuty(test.db, actor, closing);
    expect((await slipOf(duty.id)).statement.totalPaise).toBe(statement.totalPaise);
    expect(() => parseInput(correctionInput, { correction: '-500', reason: '' })).toThrowError(
      expect.objectContaining({ field: 'reason' }),
    );
    const other = await ended();
    const tooMuch = [{ paise: -9_999_00, reason: 'x' }];
    const { duty: present } = await slipOf(other.duty.id);
    await expect(
      closeDuty(test.db, actor, {
        dutyId: other.duty.id,
        revision: present.revision,
        corrections: tooMuch,
        totalPaise: 0,
      }),
    ).rejects.toMatchObject({ code: 'invalid', field: 'correction' });
  });

  it('refuses a total that has changed since it was seen, and a duty that goes on', async () => {
    const { duty, send } = await ended();
    const { statement, duty: seen } = await slipOf(duty.id);
    await send({ kind: 'expense', expense: 'parking', amount: '40', reason: 'Hotel' });
    const closing = {
      dutyId: duty.id,
      revision: seen.revision,
      corrections: [],
      totalPaise: statement.totalPaise,
    };
    await expect(closeDuty(test.db, actor, closing)).rejects.toMatchObject({ code: 'conflict' });
    const open = await aDuty();
    const { statement: preview, duty: present } = await slipOf(open.duty.id);
    await expect(
      closeDuty(test.db, actor, {
        dutyId: open.duty.id,
        revision: present.revision,
        corrections: [],
        totalPaise: preview.totalPaise,
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('needs the area of enquiries', async () => {
    const other = { ...actor, areas: ['money'] } as typeof actor;
    await expect(viewSlip(test, other, '1')).rejects.toMatchObject({ code: 'forbidden' });
  });
});
