import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { receivedBy } from '#domain/bookings/booking.ts';
import { makeAtOnce } from '#domain/bookings/making/booking-start-service.ts';
import { addMoney } from '#domain/bookings/money/money-service.ts';
import { viewBooking } from '#domain/bookings/page/booking-page-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { Failure } from '#platform/failure.ts';
import { parseInput } from '#platform/http/input.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking } from '../../../../tests/support/some-booking.ts';
import { acceptedPackage, bookedPackage, depositDue } from '../../../../tests/support/some-package.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { askInput } from './ask-input.ts';
import { askAcceptedDeposit, askForPayment, withdrawRequest } from './ask-service.ts';
import { checkPayment, countArrived } from './check-service.ts';
import { expireRequests } from './expiry-service.ts';
import { findOpenRequest, findSubjectLink } from './page-links-service.ts';
import { claimPayment, correctClaim, viewSharedRequest } from './pay-service.ts';
import { readPlanNotes } from './plan-notes-service.ts';
import { listRequestLinks } from './request-link.ts';
import { findRequestToMail, mailRequest, noteRequestMailed } from './request-mail-service.ts';
import { findRequest, findRequestByReference, markMismatch, requestsOf } from './request-service.ts';
import { listToCheck, viewRequests } from './request-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);
const today = dayInIndia(new Date());
const depositPaise = 52_693_00;
const totalPaise = 1_75_644_00;

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

const ask = (bookingId: string, typed: Record<string, string> = {}, now = new Date()) =>
  askForPayment(
    test,
    actor,
    { bookingId },
    parseInput(askInput, { key: randomUUID(), part: 'deposit', ...typed }),
    now,
  );

const utr = () => String(Math.floor(Math.random() * 1e12)).padStart(12, '4');
const foundMoney = (change: Partial<Parameters<typeof checkPayment>[3]> = {}) => ({
  ...{
    key: randomUUID(),
    amountPaise: depositPaise,
    method: 'upi' as const,
    reference: utr(),
    receivedOn: today,
  },
  ...change,
});

const receivedOf = async (id: string) => (await viewBooking(test.db, actor, id))?.booking.receivedPaise;
const stateOf = async (id: string) => (await findRequest(test.db, id))?.state;

async function tokenOf(reference: string): Promise<string> {
  const links = await listRequestLinks(test);
  const link = links.find(({ title }) => title.endsWith(` ${reference}`));
  return String(link?.decrypt());
}

describe('asking for a payment', () => {
  it('takes the open rest of a part, its day and the next number', async () => {
    const { id } = await bookedPackage(test, actor);
    const deposit = await ask(id);
    const balance = await ask(id, { part: 'balance' });
    expect(deposit).toMatchObject({
      ...{ reference: `B${id}-1`, amountPaise: depositPaise, dueOn: depositDue, state: 'asked' },
    });
    expect(balance).toMatchObject({ reference: `B${id}-2`, amountPaise: totalPaise - depositPaise });
    expect((await requestsOf(test.db, { bookingId: id })).map(({ reference }) => reference)).toEqual([
      `B${id}-1`,
      `B${id}-2`,
    ]);
    expect((await findRequestByReference(test.db, `b${id} - 2`))?.id).toBe(balance.id);
  });

  it('numbers requests without a double when many ask at once, and asks once for each key', async () => {
    const id = await makeSomeBooking(test, actor);
    const key = randomUUID();
    const typed = { part: 'amount', amount: '100' };
    const all = await Promise.all([
      ...Array.from({ length: 5 }, () => ask(id, typed)),
      ...Array.from({ length: 5 }, () => ask(id, { ...typed, key })),
    ]);
    const references = [...new Set(all.map(({ reference }) => reference))].sort();
    expect(references).toEqual([1, 2, 3, 4, 5, 6].map((number) => `B${id}-${number}`));
    await expect(ask(id, { ...typed, amount: '200', key })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuses a part twice, more than the balance unasked, and what is paid', async () => {
    const { id } = await bookedPackage(test, actor);
    await ask(id);
    await expect(ask(id)).rejects.toMatchObject({
      code: 'conflict',
      userText: expect.stringContaining('-1'),
    });
    const above = { part: 'amount', amount: '1,80,000' };
    await expect(ask(id, above)).rejects.toMatchObject({ field: 'confirmed' });
    expect(await ask(id, { ...above, confirmed: '1,80,000' })).toMatchObject({ isBeyond: true });
    await expect(ask(id, { part: 'further' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is open for 14 days, or until 30 days after the due day, and at most 180 days', async () => {
    const { id } = await bookedPackage(test, actor);
    const amount = await ask(id, { part: 'amount', amount: '100' });
    const balance = await ask(id, { part: 'balance' });
    expect(dayInIndia(amount.expiresAt)).toBe(daysAfter(today, 15));
    expect(dayInIndia(balance.expiresAt)).toBe(daysAfter(today, 91));
    await test.pool.query('update payment_plan set due_on = $2 where booking_id = $1', [
      ...[id, daysAfter(today, 300)],
    ]);
    expect(dayInIndia((await ask(id)).expiresAt)).toBe(daysAfter(today, 181));
  });
});

describe('whoever accepts a quote', () => {
  it('has one request for its deposit, which the booking made later has as paid', async () => {
    const { quote } = await acceptedPackage(test, actor);
    const tokens = await Promise.all([1, 2, 3].map(() => askAcceptedDeposit(test, quote.id)));
    expect(new Set(tokens).size).toBe(1);
    const [request, ...others] = await requestsOf(test.db, { quoteId: quote.id });
    expect(others).toEqual([]);
    expect(request).toMatchObject({ reference: `Q${quote.id}-1`, amountPaise: depositPaise });
    expect(await checkPayment(test.db, actor, request?.id ?? '', foundMoney())).toBe('confirmed');
    expect(await askAcceptedDeposit(test, quote.id)).toBeUndefined();

    const id = (await makeAtOnce(test, actor, { quote: quote.id })) ?? '';
    expect(await receivedOf(id)).toBe(depositPaise);
    expect((await requestsOf(test.db, { bookingId: id })).map(({ reference }) => reference)).toEqual([
      `Q${quote.id}-1`,
    ]);
    await expect(ask(id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await ask(id, { part: 'balance' })).toMatchObject({ amountPaise: totalPaise - depositPaise });
  });
});

describe('a claim', () => {
  it('is stored once when two come at once, and counts nothing', async () => {
    const { id } = await bookedPackage(test, actor);
    const request = await ask(id);
    const token = await tokenOf(request.reference);
    const number = utr();
    await Promise.all([claimPayment(test.db, token, number), claimPayment(test.db, token, utr())]);
    const claimed = await findRequest(test.db, request.id);
    expect(claimed?.state).toBe('claimed');
    expect(await receivedOf(id)).toBe(0);
    const view = await viewBooking(test.db, actor, id);
    expect(view?.events.filter(({ kind }) => kind === 'payment-claimed')).toHaveLength(1);
    expect((await viewSharedRequest(test.db, token))?.payState).toBe('claimed');
  });

  it('needs a number of the bank', async () => {
    const { id } = await bookedPackage(test, actor);
    const token = await tokenOf((await ask(id)).reference);
    await expect(claimPayment(test.db, token, 'paid it today')).rejects.toMatchObject({
      field: 'reference',
    });
    await expect(claimPayment(test.db, 'x'.repeat(43), utr())).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each(['4123456789012', 'ABCD12345678', '41234567890', 'N1234567890123456'])(
    'refuses %s, which is neither 12 digits nor 16 or 22 characters',
    async (number) => {
      const { id } = await bookedPackage(test, actor);
      const request = await ask(id);
      const token = await tokenOf(request.reference);
      await expect(claimPayment(test.db, token, number)).rejects.toMatchObject({ field: 'reference' });
      expect(await stateOf(request.id)).toBe('asked');
    },
  );

  it('can be corrected until it is checked, which the timeline says', async () => {
    const { id } = await bookedPackage(test, actor);
    const request = await ask(id);
    const token = await tokenOf(request.reference);
    await claimPayment(test.db, token, '412345678901');
    await expect(correctClaim(test.db, token, '4123456789012')).rejects.toMatchObject({ code: 'invalid' });
    for (let time = 0; time < 2; time++) await correctClaim(test.db, token, 'UTR 412345678902');
    expect(await findRequest(test.db, request.id)).toMatchObject({
      ...{ state: 'claimed', claimedReference: 'UTR 412345678902' },
    });
    const view = await viewBooking(test.db, actor, id);
    const claims = view?.events.filter(({ kind }) => kind === 'payment-claimed') ?? [];
    expect(claims.map(({ detail }) => detail.isCorrection)).toEqual([undefined, 'yes']);
    await checkPayment(test.db, actor, request.id, foundMoney());
    await correctClaim(test.db, token, '412345678903');
    expect((await findRequest(test.db, request.id))?.claimedReference).toBe('UTR 412345678902');
  });

  it('says what is checked, and so does a payment that does not fit', async () => {
    const { id } = await bookedPackage(test, actor);
    const request = await ask(id);
    const token = await tokenOf(request.reference);
    const checking = async () => (await readPlanNotes(test.db, { bookingId: id }, [], 'customer')).checking;
    expect(await checking()).toEqual([]);
    expect(await findOpenRequest(test, { bookingId: id })).toBe(token);
    await claimPayment(test.db, token, utr());
    expect(await checking()).toEqual(['You told us that you paid ₹52,693; we are checking it']);
    expect(await findOpenRequest(test, { bookingId: id })).toBeUndefined();
    await checkPayment(test.db, actor, request.id, foundMoney({ amountPaise: 52_600_00 }));
    expect(await checking()).toEqual(['₹52,600 came in place of ₹52,693; we are checking it']);
  });

  it('is counted once when the same form confirms it several times at once', async () => {
    const { id } = await bookedPackage(test, actor);
    const request = await ask(id);
    await claimPayment(test.db, await tokenOf(request.reference), utr());
    const input = foundMoney();
    const results = await Promise.all([1, 2, 3].map(() => checkPayment(test.db, actor, request.id, input)));
    expect(results).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect([await receivedOf(id), await stateOf(request.id)]).toEqual([depositPaise, 'confirmed']);
    const view = await viewBooking(test.db, actor, id);
    expect(view?.events.filter(({ kind }) => kind === 'payment-confirmed')).toHaveLength(1);
  });
});

describe('checking a payment', () => {
  it('refuses a UTR that is entered already, also for a quote without booking', async () => {
    const { quote } = await acceptedPackage(test, actor);
    await askAcceptedDeposit(test, quote.id);
    const [first] = await requestsOf(test.db, { quoteId: quote.id });
    const input = foundMoney();
    await checkPayment(test.db, actor, first?.id ?? '', input);

    const { id } = await bookedPackage(test, actor);
    const second = await ask(id);
    const again = { ...input, key: randomUUID() };
    await expect(checkPayment(test.db, actor, second.id, again)).rejects.toMatchObject({
      userText: expect.stringMatching(/₹52,693 for quote 1 of PT-/),
    });
    const money = { ...again, kind: 'payment' as const, method: 'upi' as const };
    await expect(addMoney(test.db, actor, id, money)).rejects.toMatchObject({
      userText: expect.stringContaining('quote 1 of PT-'),
    });
    expect(await stateOf(second.id)).toBe('asked');
  });

  it('makes another amount a mismatch, which is counted when staff decide so', async () => {
    const { id } = await bookedPackage(test, actor);
    const request = await ask(id);
    expect(await checkPayment(test.db, actor, request.id, foundMoney({ amountPaise: 50_000_00 }))).toBe(
      'mismatch',
    );
    expect(await findRequest(test.db, request.id)).toMatchObject({
      ...{ state: 'mismatch', mismatch: 'amount', arrived: { amountPaise: 50_000_00 } },
    });
    expect(await receivedOf(id)).toBe(0);
    const key = randomUUID();
    await Promise.all([1, 2].map(() => countArrived(test.db, actor, request.id, key)));
    expect([await receivedOf(id), await stateOf(request.id)]).toEqual([50_000_00, 'confirmed']);
    expect(await ask(id)).toMatchObject({ amountPaise: depositPaise - 50_000_00 });
  });

  it('leaves what is missing of the deposit on its page and asks for it with the balance', async () => {
    const { id } = await bookedPackage(test, actor);
    const request = await ask(id);
    const token = await tokenOf(request.reference);
    await checkPayment(test.db, actor, request.id, foundMoney({ amountPaise: depositPaise - 26_00 }));
    await countArrived(test.db, actor, request.id, randomUUID());
    expect(await viewSharedRequest(test.db, token)).toMatchObject({
      ...{ payState: 'short', countedPaise: depositPaise - 26_00, duePaise: 26_00 },
    });
    const link = await findSubjectLink(test, { bookingId: id, quoteId: null });
    expect(link).toMatchObject({ kind: 'booking', token: expect.any(String) });
    const balancePaise = totalPaise - depositPaise + 26_00;
    expect((await viewRequests(test, actor, { bookingId: id }))?.parts).toMatchObject([
      { kind: 'deposit', openPaise: 26_00 },
      { kind: 'balance', openPaise: balancePaise },
    ]);
    const balance = await ask(id, { part: 'balance' });
    expect(balance).toMatchObject({ amountPaise: balancePaise });
    const found = foundMoney({ amountPaise: balancePaise });
    expect(await checkPayment(test.db, actor, balance.id, found)).toBe('confirmed');
    expect((await viewSharedRequest(test.db, token))?.payState).toBe('paid');
    expect(await receivedOf(id)).toBe(totalPaise);
  });

  it('needs the area money', async () => {
    const { id } = await bookedPackage(test, actor);
    const request = await ask(id);
    const clerk = { ...actor, areas: ['enquiries'] } as typeof actor;
    await expect(checkPayment(test.db, clerk, request.id, foundMoney())).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(countArrived(test.db, clerk, request.id, randomUUID())).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('finds what was paid in another way meanwhile', async () => {
    const { id } = await bookedPackage(test, actor);
    const request = await ask(id);
    const token = await tokenOf(request.reference);
    const money = { key: randomUUID(), kind: 'advance' as const, method: 'bank' as const, reference: '' };
    await addMoney(test.db, actor, id, { ...money, amountPaise: 20_000_00 });
    expect(await viewSharedRequest(test.db, token)).toMatchObject({
      ...{ payState: 'asked', duePaise: depositPaise - 20_000_00 },
    });
    await addMoney(test.db, actor, id, { ...money, key: randomUUID(), amountPaise: 32_693_00 });
    expect(await viewSharedRequest(test.db, token)).toMatchObject({ payState: 'paid', duePaise: 0 });
    expect((await viewRequests(test, actor, { bookingId: id }))?.requests).toMatchObject([
      { state: 'asked', isPaidOtherwise: true },
    ]);
    expect(await checkPayment(test.db, actor, request.id, foundMoney())).toBe('mismatch');
    expect((await findRequest(test.db, request.id))?.mismatch).toBe('paid-before');
    expect(await receivedOf(id)).toBe(depositPaise);
  });
});

describe('a request that has ended', () => {
  it('asks for nothing after it was withdrawn, and what comes is a mismatch', async () => {
    const { id } = await bookedPackage(test, actor);
    const request = await ask(id);
    const token = await tokenOf(request.reference);
    await withdrawRequest(test.db, actor, request.id);
    await withdrawRequest(test.db, actor, request.id);
    await claimPayment(test.db, token, utr());
    expect((await viewSharedRequest(test.db, token))?.payState).toBe('withdrawn');
    expect(await checkPayment(test.db, actor, request.id, foundMoney())).toBe('mismatch');
    expect((await findRequest(test.db, request.id))?.mismatch).toBe('withdrawn');
  });

  it('expires by the scheduled task, but a claim does not', async () => {
    const { id } = await bookedPackage(test, actor);
    const [deposit, balance] = [await ask(id), await ask(id, { part: 'balance' })];
    await claimPayment(test.db, await tokenOf(deposit.reference), utr());
    const later = new Date(Date.now() + 200 * 24 * 3600_000);
    expect(await expireRequests(test.db, later)).toBeGreaterThan(0);
    expect(await expireRequests(test.db, later)).toBe(0);
    expect([await stateOf(deposit.id), await stateOf(balance.id)]).toEqual(['claimed', 'expired']);
  });

  it('keeps what came first when a second mismatch is found', async () => {
    const { id } = await bookedPackage(test, actor);
    const request = await ask(id);
    await test.db.transaction((tx) => markMismatch(tx, request.id, 'currency'));
    await test.db.transaction((tx) => markMismatch(tx, request.id, 'amount'));
    expect((await findRequest(test.db, request.id))?.mismatch).toBe('currency');
  });
});

describe('the page of staff', () => {
  it('has the link of what is asked for and what can be asked for, and mails it once', async () => {
    const { id } = await bookedPackage(test, actor);
    await test.pool.query(
      `update customers set email = 'meera@example.com' where id = (select customer_id from bookings where id = $1)`,
      [id],
    );
    const request = await ask(id);
    const view = async () => viewRequests(test, actor, { bookingId: id });
    expect(await view()).toMatchObject({
      requests: [{ reference: request.reference, duePaise: depositPaise, token: expect.any(String) }],
      parts: [{ kind: 'deposit' }, { kind: 'balance' }],
      addresses: ['meera@example.com'],
      firstName: 'Meera',
    });
    const mail = { to: 'meera@example.com', key: randomUUID() };
    await mailRequest(test, actor, request.id, mail);
    await mailRequest(test, actor, request.id, mail);
    await expect(
      mailRequest(test, actor, request.id, { ...mail, to: 'x@example.com' }),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
    const { rows } = await test.pool.query(
      'select id::text from payment_request_mails where request_id = $1',
      [request.id],
    );
    expect(rows).toHaveLength(1);
    const found = await findRequestToMail(test, rows[0].id);
    expect(found).toMatchObject({ duePaise: depositPaise, firstName: 'Meera' });
    if (found) await noteRequestMailed(test.db, found.mail);
    expect(await findRequestToMail(test, rows[0].id)).toBeUndefined();
    await checkPayment(test.db, actor, request.id, foundMoney());
    expect((await view())?.requests).toMatchObject([{ state: 'confirmed', token: null }]);
  });

  it('lists claims and mismatches, the oldest first, for the area money', async () => {
    const { id } = await bookedPackage(test, actor);
    const request = await ask(id);
    await claimPayment(test.db, await tokenOf(request.reference), '412345678999');
    const { requests } = await listToCheck(test.db, actor, '');
    const row = requests.find(({ reference }) => reference === request.reference);
    expect(row).toMatchObject({
      ...{ bookingId: id, customer: 'Meera Nair', state: 'claimed', claimedReference: '412345678999' },
    });
    const behind = await listToCheck(test.db, actor, row?.cursor ?? '');
    expect(behind.requests.map(({ reference }) => reference)).not.toContain(request.reference);
    const clerk = { ...actor, areas: ['enquiries'] } as typeof actor;
    await expect(listToCheck(test.db, clerk, '')).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('the balance', () => {
  type Step = ['ask' | 'check' | 'other' | 'count', number];
  const steps = fc.array(
    fc.tuple(
      fc.constantFrom<Step[0]>('ask', 'check', 'other', 'count'),
      fc.integer({ min: 1, max: 60_000_00 }),
    ),
    { maxLength: 8 },
  );

  const newest = async (id: string) => (await requestsOf(test.db, { bookingId: id })).at(-1)?.id ?? '0';
  const tries: Record<Step[0], (id: string, amountPaise: number) => Promise<unknown>> = {
    ask: (id, paise) => ask(id, { part: 'amount', amount: (paise / 100).toFixed(2) }),
    check: async (id, amountPaise) =>
      checkPayment(test.db, actor, await newest(id), foundMoney({ amountPaise })),
    count: async (id) => countArrived(test.db, actor, await newest(id), randomUUID()),
    other: (id, amountPaise) =>
      addMoney(test.db, actor, id, {
        ...{ key: randomUUID(), kind: 'advance', method: 'bank', reference: '' },
        ...{ amountPaise, confirmedPaise: amountPaise },
      }),
  };

  it('is sold and charges less what was received, and no request asks for more, after any steps', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { id } = await bookedPackage(test, actor);
        for (const [step, amountPaise] of all) {
          await tries[step](id, amountPaise).catch((error: unknown) => {
            if (!(error instanceof Failure)) throw error;
          });
        }
        const view = await viewBooking(test.db, actor, id);
        const counted = (view?.money ?? []).reduce((sum, entry) => sum + receivedBy(entry), 0);
        expect(view?.booking.receivedPaise).toBe(counted);
        const balance = totalPaise - counted;
        for (const { duePaise } of (await viewRequests(test, actor, { bookingId: id }))?.requests ?? [])
          expect(duePaise).toBeLessThanOrEqual(Math.max(0, balance));
      }),
      { numRuns: 15 },
    );
  });
});
