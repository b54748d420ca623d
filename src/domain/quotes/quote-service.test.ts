import { describe, expect, it } from 'vitest';
import { viewEnquiry } from '#domain/enquiries/inbox/inbox-service.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import type { Stage } from '#domain/enquiries/stages.ts';
import { encryptStoredSecrets } from '#domain/secrets/rotation-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { staffMessages } from '#messages.ts';
import { openEncryption, parseSecretKeys } from '#platform/secrets/encryption.ts';
import { hashOf } from '#platform/secrets/secrets.ts';
import { testSecretKeys } from '../../../tests/support/secret-keys.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { someTerms, someTrip } from '../../../tests/support/some-terms.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import type { QuoteTerms } from './quote.ts';
import { acceptQuote, noteOpened, viewSharedQuote } from './quote-share-service.ts';
import { findLink, listQuotes, makeQuote, renewLink } from './quote-staff-service.ts';

const test = testDatabase();
const actor = someActor(test);

const today = dayInIndia(new Date());
const terms = (change: Partial<QuoteTerms> = {}) =>
  someTerms({ inclusions: 'Driver\nFuel', exclusions: 'Lunch', ...change });

async function anEnquiry(stage: Stage = 'contacted'): Promise<string> {
  const words = { name: 'Asha Devi Sharma', contactNo: '98640 12345', email: 'asha@example.com' };
  const id = await addByHand(test.db, actor, { ...words, message: '', source: 'call', code: '' });
  await test.pool.query('update enquiries set stage = $2 where id = $1', [id, stage]);
  return id;
}

const enquiryOf = async (id: string) => {
  const view = await viewEnquiry(test.db, actor, id);
  return { stage: view?.enquiry.stage, kinds: view?.events.map(({ kind }) => kind) ?? [] };
};

const onDay = (day: string, time = '12:00') => new Date(`${day}T${time}:00+05:30`);
const count = async (text: string, values: unknown[]) =>
  Number((await test.pool.query(text, values)).rows[0].count);
const off = (paise: number) => ({ discount_paise: paise, total_paise: 100 - paise });

describe('a quote', () => {
  it('moves its enquiry to quoted', async () => {
    const id = await anEnquiry('new');
    const { quote } = await makeQuote(test, actor, id, terms());
    expect(quote).toMatchObject({ version: 1, totalPaise: 735_000, gstPercent: '5.00', madeBy: actor.name });
    const { stage, kinds } = await enquiryOf(id);
    expect(stage).toBe('quoted');
    expect(kinds).toEqual(expect.arrayContaining(['quote-made', 'stage']));
    expect(
      await count(`select count(*) from activity where action = 'quote-made' and subject_id = $1`, [id]),
    ).toBe(1);
  });

  it.each(['on-hold', 'confirmed', 'lost'] as const)(
    'leaves the stage of an enquiry that is %s',
    async (stage) => {
      const id = await anEnquiry(stage);
      await makeQuote(test, actor, id, terms());
      expect((await enquiryOf(id)).stage).toBe(stage);
    },
  );

  it('cannot be changed, not even by SQL', async () => {
    const { quote } = await makeQuote(test, actor, await anEnquiry(), terms());
    for (const change of [
      'total_paise = 1',
      `lines = '[]'`,
      'discount_percent = 50',
      'discount_paise = 1',
      `discount_label = 'x'`,
      'gst_percent = 0',
      `valid_until = valid_until + 1`,
      `inclusions = ''`,
      `exclusions = 'x'`,
      `made_by = 'x'`,
      `service_kind = 'other'`,
      `place_of_supply = 'other-state'`,
      'tcs_percent = 1',
      `buyer_lives_in = 'abroad'`,
      `supply_state = '07'`,
      `buyer_gstin = '18AABCU9603R1ZM'`,
      `tcs_reason = 'abroad'`,
      'is_rounded = true',
      'deposit_paise = 100',
      `balance_due = current_date`,
      `itinerary = 'x'`,
      `terms = 'x'`,
      'first_day = current_date',
      'adults = 3',
      `child_ages = '{4}'`,
      `plan = '[{}]'`,
      `cancellation = '{}'`,
      'version = 7',
    ])
      await expect(test.pool.query(`update quotes set ${change} where id = $1`, [quote.id])).rejects.toThrow(
        'a quote is never changed',
      );
  });

  it('keeps its trip: the days, who travels, the plan and what cancelling costs', async () => {
    const id = await anEnquiry();
    const hotel = { kind: 'hotel', title: 'Hotel in Paro', starts: '', nights: 2 } as const;
    const day = { title: 'Paro', text: 'Arrival', meals: ['dinner'] as const, services: [hotel] };
    const trip = someTrip({ plan: [day] });
    const { quote } = await makeQuote(test, actor, id, terms({ ...trip, serviceKind: 'tour-package' }));
    expect(quote).toMatchObject(trip);
    expect((await listQuotes(test.db, actor, id))?.quotes).toEqual([quote]);
  });

  it.each([
    [{ kind: 'percent', percent: '10.00', label: 'Diwali offer' }, 70_000, 661_500],
    [{ kind: 'amount', paise: 50_050, label: 'Discount' }, 50_050, 682_448],
  ] as const)('stores the discount %j and its amount', async (discount, paise, totalPaise) => {
    const id = await anEnquiry();
    const { quote, token } = await makeQuote(test, actor, id, terms({ discount }));
    expect(quote).toMatchObject({ discount, totalPaise });
    expect((await listQuotes(test.db, actor, id))?.quotes).toEqual([quote]);
    expect(await viewSharedQuote(test.db, token)).toMatchObject({ discount, totalPaise });
    const { rows } = await test.pool.query('select discount_paise from quotes where id = $1', [quote.id]);
    expect(rows).toEqual([{ discount_paise: String(paise) }]);
    const made = (await viewEnquiry(test.db, actor, id))?.events.find(({ kind }) => kind === 'quote-made');
    expect(made?.detail).toMatchObject({ totalPaise: String(totalPaise), discountPaise: String(paise) });
  });

  it.each([
    ['a negative line', { unitPaise: -50 }, {}, 'lines_positive'],
    ['a line that costs nothing', { unitPaise: 0 }, {}, 'lines_positive'],
    ['less than one of something', { quantity: -1, unitPaise: 50 }, {}, 'lines_positive'],
    ['a rate that is text', { unitPaise: '50' }, {}, 'lines_positive'],
    ['a total that the lines do not come to', {}, { total_paise: 99 }, 'total'],
    ['a discount that is not in the total', {}, { discount_paise: 10 }, 'total'],
    ['a discount of everything', {}, { discount_paise: 100, total_paise: 0 }, 'total_paise_check'],
    ['a discount below nothing', {}, { discount_paise: -10, total_paise: 110 }, 'discount_paise_check'],
    ['a percentage of another amount', {}, { discount_percent: 10, ...off(20) }, 'discount_percent'],
    ['a percentage of no amount', {}, { discount_percent: 10 }, 'discount_percent'],
    [
      'a discount on a fee',
      { unitPaise: 50, isFee: true },
      { discount_paise: 101, total_paise: 49 },
      'discount_without_fees',
    ],
    ['a deposit above the total', {}, { deposit_paise: 101 }, 'deposit'],
    ['a deposit of another percentage', {}, { deposit_percent: 50, deposit_paise: 40 }, 'deposit'],
    ['a day for no deposit', {}, { deposit_due: '2026-11-20' }, 'deposit'],
    ['TCS that is not in the total', {}, { tcs_percent: 2 }, 'total'],
    ['both answers', {}, { accepted_at: new Date(), declined_at: new Date() }, 'answered_once'],
    ['a reason for no refusal', {}, { decline_reason: 'x' }, 'decline_reason'],
    ['a name for no discount', {}, { discount_label: 'Discount' }, 'discount_label'],
    ['a long name', {}, { discount_label: 'x'.repeat(61), ...off(10) }, 'discount_label_check'],
  ])('is refused by a table constraint with %s', async (_name, line, columns, constraint) => {
    const insert = async (lines: object[], change: object) => {
      const row = {
        enquiry_id: await anEnquiry(),
        version: 1,
        lines: JSON.stringify(lines),
        gst_percent: 0,
        valid_until: today,
        made_by: 'Rupa',
        token_hash: hashOf(crypto.randomUUID()),
        ...change,
      };
      const places = Object.keys(row).map((_, index) => `$${index + 1}`);
      await test.pool.query(
        `insert into quotes (${Object.keys(row)}) values (${places})`,
        Object.values(row),
      );
    };
    const paid = { text: 'Sedan', quantity: 1, unitPaise: 100 };
    await insert([paid], { total_paise: 100 });
    const lines = Object.keys(line).length > 0 ? [paid, { ...paid, ...line }] : [paid];
    const total = lines.reduce((sum, { quantity, unitPaise }) => sum + quantity * Number(unitPaise), 0);
    await expect(insert(lines, { total_paise: total, ...columns })).rejects.toMatchObject({
      constraint: `quotes_${constraint}`,
    });
  });

  it('gets the next version, also when ten are made at once', async () => {
    const id = await anEnquiry();
    await Promise.all(Array.from({ length: 10 }, () => makeQuote(test, actor, id, terms())));
    const listed = await listQuotes(test.db, actor, id);
    expect(listed?.quotes.map(({ version }) => version)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(listed?.enquiry).toMatchObject({ phoneE164: '+919864012345', email: 'asha@example.com' });
  });

  it('is refused for an unknown or erased enquiry', async () => {
    const erased = await anEnquiry();
    await test.pool.query('update enquiries set erased_at = now() where id = $1', [erased]);
    for (const id of ['999999', 'x', erased]) {
      await expect(makeQuote(test, actor, id, terms())).rejects.toThrow(staffMessages.enquiries.gone);
      expect(await listQuotes(test.db, actor, id)).toBeUndefined();
    }
  });
});

describe('the link to a quote', () => {
  it('shows the quote with only the customer’s first name', async () => {
    const { token } = await makeQuote(test, actor, await anEnquiry(), terms());
    const shared = await viewSharedQuote(test.db, token);
    expect(shared).toMatchObject({ firstName: 'Asha', status: 'sent', totalPaise: 735_000 });
    expect(JSON.stringify(shared)).not.toMatch(/Sharma|98640|asha@/);
  });

  it('is stored only as a hash', async () => {
    const { quote, token } = await makeQuote(test, actor, await anEnquiry(), terms());
    const { rows } = await test.pool.query(
      'select token_hash, quotes::text as row from quotes where id = $1',
      [quote.id],
    );
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(rows[0].token_hash).toEqual(hashOf(token));
    expect(rows[0].row).not.toContain(token);
  });

  it('is found again later, and not in another row', async () => {
    const { quote, token } = await makeQuote(test, actor, await anEnquiry(), terms());
    expect(await findLink(test, quote)).toBe(token);
    const other = (await makeQuote(test, actor, await anEnquiry(), terms())).quote;
    await test.pool.query(
      'update quotes set token_encrypted = (select token_encrypted from quotes where id = $1) where id = $2',
      [quote.id, other.id],
    );
    expect(await findLink(test, other)).toBeUndefined();
    await test.pool.query(`update quotes set token_encrypted = '' where id = $1`, [quote.id]);
    expect(await findLink(test, quote)).toBeUndefined();
    expect(await viewSharedQuote(test.db, token)).toMatchObject({ status: 'sent' });
  });

  it('is encrypted anew with the next key', async () => {
    const { quote, token } = await makeQuote(test, actor, await anEnquiry(), terms());
    const keys = parseSecretKeys(`next:${Buffer.alloc(32, 'b').toString('base64')},${testSecretKeys}`) ?? [];
    const encryption = openEncryption(keys);
    expect((await encryptStoredSecrets({ db: test.db, encryption })).encrypted).toBeGreaterThan(0);
    const alone = openEncryption(keys.slice(0, 1));
    expect(await findLink({ db: test.db, encryption: alone }, quote)).toBe(token);
    expect(await findLink(test, quote)).toBeUndefined();
    // Back to the key of the other tests.
    await encryptStoredSecrets({ db: test.db, encryption: openEncryption(keys.toReversed()) });
    expect(await findLink(test, quote)).toBe(token);
  });

  it('is void when a new one is made', async () => {
    const { quote, token } = await makeQuote(test, actor, await anEnquiry(), terms());
    const renewed = await renewLink(test, actor, quote.id);
    expect(await viewSharedQuote(test.db, token)).toBeUndefined();
    expect(await acceptQuote(test, token, { name: 'Asha' })).toBe('gone');
    expect(await viewSharedQuote(test.db, renewed.token)).toMatchObject({ status: 'sent' });
  });

  it('expires one day after the last valid day, in Indian time', async () => {
    const { token, quote } = await makeQuote(test, actor, await anEnquiry(), terms());
    const at = async (moment: Date) => (await viewSharedQuote(test.db, token, moment))?.status;
    expect(await at(onDay(quote.validUntil, '23:59'))).toBe('sent');
    expect(await at(onDay(daysAfter(quote.validUntil, 1), '00:00'))).toBe('expired');
    expect(await at(onDay(daysAfter(quote.validUntil, 1), '23:59'))).toBe('expired');
    expect(await at(onDay(daysAfter(quote.validUntil, 2), '00:00'))).toBeUndefined();
  });

  it('is not renewed once the quote has expired', async () => {
    const { quote } = await makeQuote(
      test,
      actor,
      await anEnquiry(),
      terms({ validUntil: daysAfter(today, -3) }),
    );
    await expect(renewLink(test, actor, quote.id)).rejects.toThrow(staffMessages.quotes.expired);
    await expect(renewLink(test, actor, '999999')).rejects.toThrow(staffMessages.quotes.gone);
  });

  it.each(['', 'x', 'A'.repeat(43), '../secret', "' or 1=1"])('opens nothing as %j', async (token) => {
    expect(await viewSharedQuote(test.db, token)).toBeUndefined();
  });

  it('tells on an older version that only the newer one can be accepted', async () => {
    const id = await anEnquiry();
    const first = await makeQuote(test, actor, id, terms());
    const second = await makeQuote(test, actor, id, terms());
    expect(await viewSharedQuote(test.db, first.token)).toMatchObject({ status: 'superseded' });
    expect(await acceptQuote(test, first.token, { name: 'Asha' })).toBe('superseded');
    expect(await acceptQuote(test, second.token, { name: 'Asha' })).toBe('accepted');
  });

  it('is recorded when it is first opened, and counted after that', async () => {
    const id = await anEnquiry();
    const { token } = await makeQuote(test, actor, id, terms());
    await viewSharedQuote(test.db, token);
    expect((await enquiryOf(id)).kinds).not.toContain('quote-opened');
    await Promise.all([noteOpened(test.db, token), noteOpened(test.db, token), noteOpened(test.db, token)]);
    expect((await listQuotes(test.db, actor, id))?.quotes[0]).toMatchObject({
      openedCount: 3,
      firstOpenedAt: expect.any(Date),
    });
    expect((await enquiryOf(id)).kinds.filter((kind) => kind === 'quote-opened')).toHaveLength(1);
  });
});
