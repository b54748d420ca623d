import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { viewEnquiry } from '#domain/enquiries/inbox/inbox-service.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import type { Stage } from '#domain/enquiries/stages.ts';
import { daysAfter } from '#domain/shared/india-time.ts';
import { staffMessages } from '#messages.ts';
import { liveChannel } from '#platform/database/live-changes.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { someTerms, someTrip } from '../../../tests/support/some-terms.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { noTrip, type QuoteTerms } from './quote.ts';
import { newLink } from './quote-link.ts';
import {
  findQuoteToMail,
  findUnmailedAcceptance,
  mailQuote,
  noteAcceptanceMailed,
  noteQuoteMailed,
} from './quote-mail-service.ts';
import { acceptQuote, declineQuote, viewSharedQuote } from './quote-share-service.ts';
import { listQuotes, makeQuote, renewLink } from './quote-staff-service.ts';
import { insertQuote } from './quote-store.ts';

const test = testDatabase();
const actor = someActor(test);

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
const mails = (quoteId: string) =>
  count(`select count(*) from pgboss.job where name = 'quote-accepted-mail' and data->>'quoteId' = $1`, [
    quoteId,
  ]);

describe('optional lines', () => {
  const offer = () =>
    terms({
      lines: [
        { text: 'Package', quantity: 1, unitPaise: 18_999_00 },
        { text: 'Boat', quantity: 1, unitPaise: 1_500_00, isOptional: true },
        { text: 'Trek', quantity: 2, unitPaise: 1_000_00, isOptional: true },
      ],
      discount: { kind: 'percent', percent: '12.50', label: 'Discount' },
      placeOfSupply: 'same-state',
      isRounded: true,
      deposit: { kind: 'percent', percent: '30.00', due: null },
    });

  it('are in the total of the acceptance when they were chosen, and in no other', async () => {
    const id = await anEnquiry('quoted');
    const { quote, token } = await makeQuote(test, actor, id, offer());
    expect(quote.totalPaise).toBe(17_455_00);
    // The first line is not optional, the same number counts once, and there is no line 9.
    expect(await acceptQuote(test, token, { name: 'Asha', chosen: [2, 2, 1, 9] })).toBe('accepted');
    expect(await viewSharedQuote(test.db, token)).toMatchObject({
      totalPaise: 17_455_00,
      acceptedPaise: 18_833_00,
      chosenLines: [2],
    });
    const { rows } = await test.pool.query('select quoted_paise from enquiries where id = $1', [id]);
    expect(rows).toEqual([{ quoted_paise: '1883300' }]);
  });

  it('cannot be accepted for another amount, not even by SQL', async () => {
    const { quote } = await makeQuote(test, actor, await anEnquiry(), offer());
    const accept = (paise: number) =>
      test.pool.query(
        `update quotes set accepted_at = now(), chosen_lines = '{2}', accepted_paise = $2 where id = $1`,
        [quote.id, paise],
      );
    await expect(accept(18_832_00)).rejects.toMatchObject({ constraint: 'quotes_accepted_total' });
    await accept(18_833_00);
  });
});

describe('declining a quote', () => {
  it('happens once, with its reason in the timeline, and ends accepting', async () => {
    const id = await anEnquiry('quoted');
    const { token } = await makeQuote(test, actor, id, terms());
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => declineQuote(test.db, token, 'Too dear')),
    );
    expect(new Set(answers)).toEqual(new Set(['declined']));
    expect(await acceptQuote(test, token, { name: 'Asha' })).toBe('declined');
    expect(await viewSharedQuote(test.db, token)).toMatchObject({ status: 'declined' });
    const { stage, kinds } = await enquiryOf(id);
    expect([stage, kinds.filter((kind) => kind === 'quote-declined')]).toEqual([
      'quoted',
      ['quote-declined'],
    ]);
    const view = await viewEnquiry(test.db, actor, id);
    const event = view?.events.find(({ kind }) => kind === 'quote-declined');
    expect(event?.detail).toEqual({ version: '1', reason: 'Too dear' });
  });

  it('is refused for an accepted, replaced or expired quote', async () => {
    const id = await anEnquiry();
    const first = await makeQuote(test, actor, id, terms());
    const second = await makeQuote(test, actor, id, terms());
    expect(await declineQuote(test.db, first.token, '')).toBe('superseded');
    await acceptQuote(test, second.token, { name: 'Asha' });
    expect(await declineQuote(test.db, second.token, '')).toBe('accepted');
    expect(await declineQuote(test.db, 'x', '')).toBe('gone');
  });
});

describe('mailing a quote', () => {
  const jobs = (quoteId: string) =>
    count(`select count(*) from pgboss.job where name = 'quote-mail' and data->>'quoteId' = $1`, [quoteId]);

  it('is a job with the link, noted in the timeline once it was sent', async () => {
    const id = await anEnquiry();
    const { quote, token } = await makeQuote(test, actor, id, terms());
    expect(await mailQuote(test, actor, quote.id)).toMatchObject({ to: 'asha@example.com' });
    expect(await jobs(quote.id)).toBe(1);
    const found = await findQuoteToMail(test, quote.id);
    expect(found).toMatchObject({ token, to: 'asha@example.com', firstName: 'Asha' });
    if (found) await noteQuoteMailed(test.db, found, { messageId: '<1@x>', by: actor.name });
    expect((await enquiryOf(id)).kinds).toContain('quote-mailed');
  });

  it('is refused without an address or a link', async () => {
    const id = await anEnquiry();
    const { quote } = await makeQuote(test, actor, id, terms());
    await test.pool.query(`update quotes set token_encrypted = '' where id = $1`, [quote.id]);
    await expect(mailQuote(test, actor, quote.id)).rejects.toThrow(staffMessages.quotes.noLink);
    await test.pool.query(`update enquiries set email = '' where id = $1`, [id]);
    await expect(mailQuote(test, actor, quote.id)).rejects.toThrow(staffMessages.quotes.noEmail);
    expect(await jobs(quote.id)).toBe(0);
    expect(await findQuoteToMail(test, quote.id)).toBeUndefined();
  });
});

describe('accepting a quote', () => {
  it('happens once, also when sent many times', async () => {
    const id = await anEnquiry();
    const { quote, token } = await makeQuote(test, actor, id, terms());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => acceptQuote(test, token, { name: `Asha ${index}` })),
    );
    expect(new Set(answers)).toEqual(new Set(['accepted']));
    const { stage, kinds } = await enquiryOf(id);
    expect(stage).toBe('confirmed');
    expect(kinds.filter((kind) => kind === 'quote-accepted')).toHaveLength(1);
    expect(await mails(quote.id)).toBe(1);
    const [stored] = (await listQuotes(test.db, actor, id))?.quotes ?? [];
    const by = stored?.acceptedBy;
    expect(by).toMatch(/^Asha \d+$/);
    // Without script no opening was reported, but accepting implies it.
    expect(stored).toMatchObject({ openedCount: 1, firstOpenedAt: expect.any(Date) });
    expect(await acceptQuote(test, token, { name: 'Another customer' })).toBe('accepted');
    expect((await viewSharedQuote(test.db, token))?.acceptedBy).toBe(by);
  });

  it('leaves the stage of an enquiry that is not quoted', async () => {
    const id = await anEnquiry('on-hold');
    const { token } = await makeQuote(test, actor, id, terms());
    expect(await acceptQuote(test, token, { name: 'Asha' })).toBe('accepted');
    expect((await enquiryOf(id)).stage).toBe('on-hold');
  });

  it('is refused after the last day', async () => {
    const { quote, token } = await makeQuote(test, actor, await anEnquiry(), terms());
    const late = onDay(daysAfter(quote.validUntil, 1), '00:00');
    expect(await acceptQuote(test, token, { name: 'Asha' }, late)).toBe('expired');
    expect(await acceptQuote(test, token, { name: 'Asha' }, onDay(daysAfter(quote.validUntil, 2)))).toBe(
      'gone',
    );
    expect(await mails(quote.id)).toBe(0);
  });

  it('is rolled back when its mail job cannot be stored', async () => {
    const { token } = await makeQuote(test, actor, await anEnquiry(), terms());
    const enqueue = () => Promise.reject(new Error('no queue'));
    const parts = { db: test.db, queue: { ...test.queue, enqueue } };
    await expect(acceptQuote(parts, token, { name: 'Asha' })).rejects.toThrow('no queue');
    expect(await viewSharedQuote(test.db, token)).toMatchObject({ status: 'sent' });
  });

  it('updates open staff pages', async () => {
    const id = await anEnquiry();
    const { token } = await makeQuote(test, actor, id, terms());
    const listener = new pg.Client({ connectionString: test.url });
    await listener.connect();
    const notified: string[] = [];
    listener.on('notification', ({ payload = '' }) => notified.push(payload));
    await listener.query(`listen ${liveChannel}`);
    await acceptQuote(test, token, { name: 'Asha' });
    await listener.query('select 1');
    await listener.end();
    expect(notified.map((payload) => JSON.parse(payload))).toContainEqual({ enquiryId: id, isNew: false });
  });

  it('is mailed once', async () => {
    const id = await anEnquiry();
    const { quote, token } = await makeQuote(test, actor, id, terms());
    expect(await findUnmailedAcceptance(test.db, quote.id)).toBeUndefined();
    await acceptQuote(test, token, { name: 'Asha' });
    const unmailed = await findUnmailedAcceptance(test.db, quote.id);
    expect(unmailed).toMatchObject({ acceptedBy: 'Asha', reference: expect.stringMatching(/^PT-/) });
    if (unmailed) await noteAcceptanceMailed(test.db, unmailed, { to: 'care@purvai.example' });
    expect(await findUnmailedAcceptance(test.db, quote.id)).toBeUndefined();
    expect((await enquiryOf(id)).kinds).toContain('mail-sent');
  });
});

describe('a quote that is not for a cab', () => {
  const tour = (change: Partial<QuoteTerms> = {}) =>
    terms({ ...someTrip(), serviceKind: 'tour-package', ...change });

  it.each([
    ['a first day', { firstDay: null }, 'trip.firstDay'],
    ['a last day', { lastDay: null }, 'trip.lastDay'],
    ['a deposit', { deposit: null }, 'deposit.kind'],
    ['the day of the balance', { balanceDue: null }, 'deposit.balanceDue'],
    ['cancellation terms', { cancellation: null }, 'cancellation.steps.0.daysBefore'],
  ])('is not made without %s, and nothing is changed', async (_name, change, field) => {
    const id = await anEnquiry();
    const asked = makeQuote(test, actor, id, tour(change));
    await expect(asked).rejects.toMatchObject({ code: 'invalid', field });
    expect((await listQuotes(test.db, actor, id))?.quotes).toEqual([]);
    expect((await enquiryOf(id)).stage).toBe('contacted');
  });

  it('and was made before that was asked stays readable, can be sent and accepted', async () => {
    const id = await anEnquiry();
    const { token, stored } = newLink(test.encryption, { enquiryId: id, version: 1 });
    const before = { ...someTerms({ serviceKind: 'tour-package' }), ...stored, enquiryId: id, version: 1 };
    const sums = { discountPaise: 0, depositPaise: 0, totalPaise: 735_000 };
    const quote = await test.db.transaction((tx) => insertQuote(tx, { ...before, ...sums, madeBy: 'Rupa' }));
    expect(await viewSharedQuote(test.db, token)).toMatchObject({ ...noTrip, status: 'sent' });
    await mailQuote(test, actor, quote.id);
    const renewed = await renewLink(test, actor, quote.id);
    expect(await acceptQuote(test, renewed.token, { name: 'Asha' })).toBe('accepted');
  });
});
