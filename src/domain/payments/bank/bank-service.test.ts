import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MoneyInput } from '#domain/bookings/money/money-input.ts';
import { addMoney, reverseMoney } from '#domain/bookings/money/money-service.ts';
import { enterRefund } from '#domain/bookings/money/refund-entry-service.ts';
import { findRequest } from '#domain/payments/requests/request-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import {
  addOwingTrip,
  addRequest,
  type StatementRow,
  statementFile,
} from '../../../../tests/support/some-statement.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import type { LineState } from './bank-line.ts';
import type { ListedLine } from './bank-list.ts';
import { listBankLines, readBankFiles } from './bank-list-service.ts';
import { bankMessages as texts } from './bank-messages.ts';
import { countLine, matchLine, setAside, undoLine } from './line-service.ts';
import { matchOpenLines } from './matching-service.ts';
import { sendStatement } from './statement-service.ts';

const test = testDatabase();
const actor = someActor(test);
const day = '2026-11-18';

let numbers = 0;
/** No two lines of these tests have the same amount or number by chance. */
const some = () => {
  numbers += 1;
  return { amountPaise: 10_000_00 + numbers, utr: String(410_000_000_000 + numbers) };
};

const send = (rows: readonly StatementRow[], ...more: [name?: string, account?: string]) =>
  sendStatement(test.db, actor, statementFile(rows, ...more), '');
const match = () => matchOpenLines(test.db, actor);

/** The line with this in its narration, in whatever state. */
async function lineWith(text: string): Promise<ListedLine> {
  for (const state of ['open', 'matched', 'set-aside'] as const) {
    for (let after: string | undefined, isMore = true; isMore; ) {
      const page = await listBankLines(test.db, actor, { state, ...(after && { after }) });
      const found = page.lines.find(({ narration }) => narration.includes(text));
      if (found) return found;
      [after, isMore] = [page.lastCursor, page.hasNext];
    }
  }
  throw new Error(`no line with ${text}`);
}

const receivedOf = async (bookingId: string): Promise<number> => {
  const { rows } = await test.pool.query(
    `select b.received_paise::int as stored,
       (select coalesce(sum(amount_paise), 0)::int from money_entries where booking_id = b.id) as added
     from bookings b where id = $1`,
    [bookingId],
  );
  expect(rows[0].stored).toBe(rows[0].added);
  return rows[0].stored;
};

const enter = (bookingId: string, input: Partial<MoneyInput>) =>
  addMoney(
    test.db,
    actor,
    bookingId,
    {
      ...{
        key: randomUUID(),
        kind: 'advance',
        amountPaise: 100,
        method: 'upi',
        reference: '',
        receivedOn: day,
      },
      ...input,
    },
    new Date('2026-11-19T12:00:00+05:30'),
  );

describe('a statement', () => {
  it('adds nothing when it is sent again, and only what is new when it overlaps', async () => {
    const rows = Array.from({ length: 6 }, () => ({
      day,
      narration: 'CHARGES',
      amountPaise: -some().amountPaise,
    }));
    const twins = [...rows.slice(0, 4), ...rows.slice(0, 1)];
    expect(await send(twins)).toMatchObject({ lines: 5, added: 5, faults: [] });
    expect(await send(twins)).toMatchObject({ lines: 5, added: 0 });
    expect(await send([...rows, ...rows.slice(0, 1)])).toMatchObject({ lines: 7, added: 2 });
    expect(await send(twins, 'other account.csv', '9999990000')).toMatchObject({ added: 5 });
  });

  it('is stored once when it is sent twice at the same moment', async () => {
    const rows = [{ day, narration: 'ONCE', amountPaise: some().amountPaise }];
    const sent = await Promise.all([send(rows), send(rows), send(rows)]);
    expect(sent.map(({ added }) => added).toSorted()).toEqual([0, 0, 1]);
  });

  it('needs its account, from the file or from staff', async () => {
    const rows = [{ day, narration: 'ACCOUNT', amountPaise: some().amountPaise }];
    const file = () => statementFile(rows, 'a.csv', '');
    await expect(sendStatement(test.db, actor, file(), '')).rejects.toMatchObject({ field: 'account' });
    await expect(sendStatement(test.db, actor, file(), '12')).rejects.toMatchObject({ field: 'account' });
    expect(await sendStatement(test.db, actor, file(), '7890')).toMatchObject({ added: 1 });
    // The same account, which another file names itself.
    expect(await send(rows)).toMatchObject({ added: 0 });
    await expect(sendStatement(test.db, actor, statementFile(rows), '1111')).rejects.toMatchObject({
      userText: texts.accountDiffers('7890'),
    });
  });
});

describe('matching', () => {
  it('counts the money of a request, once, and confirms the request', async () => {
    const { amountPaise, utr } = some();
    const bookingId = await addOwingTrip(test.pool, amountPaise);
    const requestId = await addRequest(test.pool, bookingId, { amountPaise });
    await send([{ day: '2026-11-25', narration: `UPI/${utr}/B${bookingId}-1/MEERA`, amountPaise }]);
    await Promise.all([match(), match()]);
    expect(await match()).toEqual({ matched: 0, waiting: 0 });
    expect(await receivedOf(bookingId)).toBe(amountPaise);
    expect((await findRequest(test.db, requestId))?.state).toBe('confirmed');
    expect(await lineWith(utr)).toMatchObject({ state: 'matched', hasCounted: true, match: { bookingId } });
    const { rows } = await test.pool.query(
      'select utr, place, method, received_on::text as day, request_id::text as "requestId" from money_entries where booking_id = $1',
      [bookingId],
    );
    expect(rows).toEqual([{ utr, place: 'bank', method: 'upi', day: '2026-11-25', requestId }]);
  });

  it('confirms what customers say they have paid, by their number of the bank', async () => {
    const { amountPaise, utr } = some();
    const [one, other] = [
      await addOwingTrip(test.pool, amountPaise),
      await addOwingTrip(test.pool, amountPaise),
    ];
    await addRequest(test.pool, one, { amountPaise, claimed: `UTR ${utr}` });
    await addRequest(test.pool, other, { amountPaise });
    await send([{ day, narration: `NEFT/${utr}`, amountPaise }]);
    expect(await match()).toMatchObject({ matched: 1 });
    expect([await receivedOf(one), await receivedOf(other)]).toEqual([amountPaise, 0]);
  });

  it('confirms what staff have typed, and counts nothing again', async () => {
    const { amountPaise, utr } = some();
    const bookingId = await addOwingTrip(test.pool, amountPaise);
    await addRequest(test.pool, bookingId, { amountPaise });
    await enter(bookingId, { amountPaise, reference: utr });
    await send([{ day, narration: `UPI/${utr}/B${bookingId}-1`, amountPaise }]);
    expect(await match()).toMatchObject({ matched: 1 });
    expect(await receivedOf(bookingId)).toBe(amountPaise);
    expect(await lineWith(utr)).toMatchObject({ state: 'matched', hasCounted: false });
  });

  it('leaves open what two bookings wait for, and names both', async () => {
    const { amountPaise, utr } = some();
    const bookings = [await addOwingTrip(test.pool, amountPaise), await addOwingTrip(test.pool, amountPaise)];
    for (const id of bookings) await addRequest(test.pool, id, { amountPaise });
    await send([{ day, narration: `UPI/${utr}/MEERA`, amountPaise }]);
    expect(await match()).toMatchObject({ matched: 0 });
    const line = await lineWith(utr);
    expect(line.state).toBe('open');
    expect(line.likely.map(({ bookingId }) => bookingId).toSorted()).toEqual(bookings.toSorted());
    expect(line.likely.map(({ customer }) => customer)).toEqual(['Meera Nair', 'Meera Nair']);
  });

  it('leaves open what was asked for and is paid already', async () => {
    const { amountPaise, utr } = some();
    const bookingId = await addOwingTrip(test.pool, amountPaise);
    await addRequest(test.pool, bookingId, { amountPaise });
    await enter(bookingId, { amountPaise, method: 'other', reference: 'cash', receivedOn: '2026-10-01' });
    await send([{ day, narration: `UPI/${utr}/B${bookingId}-1`, amountPaise }]);
    expect(await match()).toMatchObject({ matched: 0 });
    expect(await receivedOf(bookingId)).toBe(amountPaise);
  });

  it('matches settlements of the gateway with moves, and payments out with refunds and suppliers', async () => {
    const [settled, refunded, paid] = [some(), some(), some()];
    await test.pool.query(
      `insert into money_moves (idempotency_key, from_place, to_place, amount_paise, moved_on, note, made_by)
       values ('gateway-1', 'gateway', 'bank', $1, $2, $3, 'Payment gateway')`,
      [settled.amountPaise, day, `setl_1 ${settled.utr}`],
    );
    const bookingId = await addOwingTrip(test.pool, refunded.amountPaise);
    await enter(bookingId, { amountPaise: refunded.amountPaise, reference: refunded.utr });
    await test.db.transaction((tx) =>
      enterRefund(tx, actor, bookingId, {
        ...{ amountPaise: refunded.amountPaise, method: 'bank', place: 'bank', reference: '' },
        sentOn: day,
      }),
    );
    const supplier = await test.pool.query(
      `insert into suppliers (idempotency_key, kind, name) values ('s', 'hotel', 'Hotel Druk') returning id`,
    );
    await test.pool.query(
      `insert into supplier_payments (idempotency_key, supplier_id, amount_paise, paid_on, method, place, reference, made_by)
       values ('p', $1, $2, '2026-10-20', 'bank', 'bank', $3, 'Office')`,
      [supplier.rows[0].id, paid.amountPaise, paid.utr],
    );
    await send([
      { day, narration: `NEFT RAZORPAY ${settled.utr} B${bookingId}`, amountPaise: settled.amountPaise },
      { day, narration: 'IMPS REFUND', amountPaise: -refunded.amountPaise },
      { day, narration: `NEFT DRUK ${paid.utr}`, amountPaise: -paid.amountPaise },
    ]);
    expect(await match()).toMatchObject({ matched: 3 });
    expect((await lineWith('RAZORPAY')).match).toMatchObject({ isMove: true, bookingId: null });
    expect((await lineWith('IMPS REFUND')).match).toMatchObject({ isRefund: true, bookingId });
    expect((await lineWith('NEFT DRUK')).match).toMatchObject({ supplierId: String(supplier.rows[0].id) });
  });
});

describe('by hand', () => {
  async function openLine() {
    const { amountPaise, utr } = some();
    await send([{ day, narration: `UPI/${utr}/X`, amountPaise }]);
    return { amountPaise, utr, line: await lineWith(utr) };
  }

  it('a line is counted for a typed booking, above the balance only when that was confirmed', async () => {
    const { amountPaise, utr, line } = await openLine();
    const bookingId = await addOwingTrip(test.pool, amountPaise - 1);
    const count = (isConfirmed: boolean) =>
      countLine(test.db, actor, line, { bookingNumber: `b ${bookingId}`, isConfirmed });
    await expect(count(false)).rejects.toMatchObject({ code: 'conflict', field: 'confirmed' });
    await count(true);
    expect(await receivedOf(bookingId)).toBe(amountPaise);
    await expect(count(true)).rejects.toMatchObject({ code: 'conflict', userText: texts.changed });
    expect(await lineWith(utr)).toMatchObject({ state: 'matched', match: { bookingId } });
  });

  it('a line is counted once when two staff members count it at once', async () => {
    const { amountPaise, line } = await openLine();
    const bookingId = await addOwingTrip(test.pool, 2 * amountPaise);
    const count = () =>
      countLine(test.db, actor, line, { bookingNumber: `B${bookingId}`, isConfirmed: false });
    const done = await Promise.allSettled([count(), count(), count()]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await receivedOf(bookingId)).toBe(amountPaise);
  });

  it('a match is undone: what it counted is reversed, and its request waits again', async () => {
    const { amountPaise, utr, line } = await openLine();
    const bookingId = await addOwingTrip(test.pool, amountPaise);
    const requestId = await addRequest(test.pool, bookingId, { amountPaise, claimed: '512345678901' });
    await matchLine(test.db, actor, line, { kind: 'request', id: requestId, isConfirmed: false });
    expect(await receivedOf(bookingId)).toBe(amountPaise);
    await undoLine(test.db, actor, await lineWith(utr));
    expect(await receivedOf(bookingId)).toBe(0);
    expect((await findRequest(test.db, requestId))?.state).toBe('claimed');
    const opened = await lineWith(utr);
    expect(opened.state).toBe('open');
    // Nothing matches it by itself again, and it can be counted for another booking with its number.
    expect(await match()).toMatchObject({ matched: 0 });
    const other = await addOwingTrip(test.pool, amountPaise);
    await countLine(test.db, actor, opened, { bookingNumber: other, isConfirmed: false });
    expect(await receivedOf(other)).toBe(amountPaise);
  });

  it('a match that only confirmed is undone without touching the money', async () => {
    const { amountPaise, utr, line } = await openLine();
    const bookingId = await addOwingTrip(test.pool, amountPaise);
    await enter(bookingId, { amountPaise });
    const { likely } = await lineWith(utr);
    const [entry] = likely.filter(({ kind }) => kind === 'entry');
    await matchLine(test.db, actor, line, { kind: 'entry', id: entry?.id ?? '', isConfirmed: false });
    await undoLine(test.db, actor, await lineWith(utr));
    expect(await receivedOf(bookingId)).toBe(amountPaise);
    expect((await lineWith(utr)).state).toBe('open');
  });

  it('a line opens again when its money is reversed elsewhere', async () => {
    const { amountPaise, utr, line } = await openLine();
    const bookingId = await addOwingTrip(test.pool, amountPaise);
    await countLine(test.db, actor, line, { bookingNumber: bookingId, isConfirmed: false });
    const { rows } = await test.pool.query('select id::text from money_entries where booking_id = $1', [
      bookingId,
    ]);
    await reverseMoney(test.db, actor, bookingId, { entryId: rows[0].id, key: randomUUID() });
    expect((await lineWith(utr)).state).toBe('open');
    expect(await receivedOf(bookingId)).toBe(0);
  });

  it('a payment is matched once', async () => {
    const [one, two] = [await openLine(), await openLine()];
    await test.pool.query('update bank_lines set amount_paise = $1 where id = $2', [
      one.amountPaise,
      two.line.id,
    ]);
    const bookingId = await addOwingTrip(test.pool, one.amountPaise);
    await enter(bookingId, { amountPaise: one.amountPaise });
    const { rows } = await test.pool.query('select id::text from money_entries where booking_id = $1', [
      bookingId,
    ]);
    const choice = { kind: 'entry' as const, id: rows[0].id as string, isConfirmed: false };
    await matchLine(test.db, actor, one.line, choice);
    await expect(matchLine(test.db, actor, two.line, choice)).rejects.toMatchObject({
      userText: texts.candidateGone,
    });
  });

  it('a line is set aside with a reason, and opened again', async () => {
    const { utr, line } = await openLine();
    await expect(setAside(test.db, actor, line, ' ')).rejects.toMatchObject({ field: 'reason' });
    await setAside(test.db, actor, line, 'Interest');
    expect(await lineWith(utr)).toMatchObject({
      state: 'set-aside',
      reason: 'Interest',
      matchedBy: actor.name,
    });
    await undoLine(test.db, actor, await lineWith(utr));
    expect(await lineWith(utr)).toMatchObject({ state: 'open', reason: '' });
  });

  it('needs the area of money', async () => {
    const clerk = { ...actor, areas: ['enquiries'] } as StaffActor;
    const seen = { id: '1', revision: 1 };
    for (const attempt of [
      () => sendStatement(test.db, clerk, statementFile([]), ''),
      () => matchOpenLines(test.db, clerk),
      () => listBankLines(test.db, clerk, { state: 'open' }),
      () => readBankFiles(test.db, clerk),
      () => countLine(test.db, clerk, seen, { bookingNumber: '1', isConfirmed: true }),
      () => matchLine(test.db, clerk, seen, { kind: 'entry', id: '1', isConfirmed: true }),
      () => setAside(test.db, clerk, seen, 'Rent'),
      () => undoLine(test.db, clerk, seen),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('the sums of files', () => {
  it('add up to all lines', async () => {
    const { files, open } = await readBankFiles(test.db, actor);
    const { rows } = await test.pool.query(
      `select f.id::text, count(*)::int as lines, sum(l.amount_paise)::text as paise from bank_files f
       join bank_lines l on l.file_id = f.id group by f.id`,
    );
    const states: LineState[] = ['open', 'matched', 'set-aside'];
    for (const { id, sums } of files) {
      const stored = rows.find((row) => row.id === id);
      expect(states.reduce((total, state) => total + sums[state].lines, 0)).toBe(stored?.lines);
      expect(states.reduce((total, state) => total + sums[state].paise, 0)).toBe(Number(stored?.paise));
    }
    const all = await test.pool.query(`select count(*)::int as count from bank_lines where state = 'open'`);
    expect(open).toBe(all.rows[0].count);
  });
});
