import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { workCounts } from '#domain/reports/work-store.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { someQuote, someTerms } from '../../../tests/support/some-terms.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { listAllQuotes, listExpiringQuotes } from './quote-list-service.ts';
import { expiringQuotes, quoteSlice } from './quote-list-store.ts';
import { acceptQuote, declineQuote, noteOpened } from './quote-share-service.ts';
import { makeQuote } from './quote-staff-service.ts';
import { quoteStatus, quoteStatuses } from './quote-status.ts';

const test = testDatabase();
const actor = someActor(test);
const today = dayInIndia(new Date());

async function aQuote(name: string, validDays = 7, enquiryId?: string) {
  const words = { name, contactNo: '98640 12345', email: '', message: '', code: '' };
  const id = enquiryId ?? (await addByHand(test.db, actor, { ...words, source: 'call' }));
  return {
    id,
    ...(await makeQuote(test, actor, id, someTerms({ validUntil: daysAfter(today, validDays) }))),
  };
}

beforeAll(async () => {
  await aQuote('Sent Sharma', 3);
  await noteOpened(test.db, (await aQuote('Opened Ojha', 0)).token);
  await acceptQuote(test, (await aQuote('Accepted Ahmed')).token, { name: 'A' });
  await declineQuote(test.db, (await aQuote('Declined Das')).token, '');
  await aQuote('Expired Eapen', -1);
  const replaced = await aQuote('Replaced Roy', 2);
  await aQuote('', 20, replaced.id);
});

const namesOf = async (query: Parameters<typeof listAllQuotes>[2]) =>
  (await listAllQuotes(test.db, actor, query)).quotes.map(({ name, version }) => `${name} ${version}`);

describe('the list of all quotes', () => {
  it('finds the quotes of each status, as the status itself is derived', async () => {
    const all = (await listAllQuotes(test.db, actor, {})).quotes;
    for (const status of quoteStatuses) {
      const { quotes } = await listAllQuotes(test.db, actor, { status });
      expect(quotes).toEqual(all.filter((quote) => quote.status === status));
    }
    expect(new Set(all.map(({ status }) => status)).size).toBe(6);
    expect(await namesOf({})).toEqual([
      'Replaced Roy 2',
      'Replaced Roy 1',
      'Expired Eapen 1',
      'Declined Das 1',
      'Accepted Ahmed 1',
      'Opened Ojha 1',
      'Sent Sharma 1',
    ]);
  });

  it('finds a customer by name, number or reference', async () => {
    expect(await namesOf({ search: 'ojha' })).toEqual(['Opened Ojha 1']);
    expect(await namesOf({ search: '98640 12345' })).toHaveLength(7);
    const [first] = (await listAllQuotes(test.db, actor, { search: 'Sharma' })).quotes;
    expect(await namesOf({ search: first?.reference ?? '' })).toEqual(['Sent Sharma 1']);
  });

  it('lists unanswered quotes that expire within three days, today included', async () => {
    const names = (await listExpiringQuotes(test.db, actor)).map(({ name }) => name);
    expect(names).toEqual(['Opened Ojha', 'Sent Sharma']);
  });

  it('lists drafts', async () => {
    const { id } = await aQuote('Draft Dutta');
    await test.pool.query(
      `insert into quote_drafts (enquiry_id, revision, typed, saved_by) values ($1, 1, '{}', 'Rupa')`,
      [id],
    );
    const { quotes } = await listAllQuotes(test.db, actor, { status: 'draft' });
    expect(quotes).toMatchObject([{ name: 'Draft Dutta', status: 'draft', version: 0, totalPaise: null }]);
  });

  it('pages by the last row, without a gap', async () => {
    const { id } = await aQuote('Paged Pathak');
    for (let version = 2; version <= 30; version++) await aQuote('', 7, id);
    const first = await listAllQuotes(test.db, actor, { search: 'Pathak' });
    const second = await listAllQuotes(test.db, actor, { search: 'Pathak', after: first.nextCursor });
    expect([first.quotes.length, second.quotes.length, second.nextCursor]).toEqual([25, 5, '']);
    expect(second.quotes[0]?.version).toBe(5);
  });
});

describe('with many quotes', () => {
  beforeAll(async () => {
    const { id } = await aQuote('Many Mahanta');
    await test.pool.query(
      `insert into quotes (enquiry_id, version, lines, gst_percent, total_paise, valid_until, made_by, token_hash,
         superseded_at, accepted_at, declined_at)
       select $1, 100 + n, '[{"text": "x", "quantity": 1, "unitPaise": 100}]', 0, 100, current_date - n % 300, 'x',
         sha256(n::text::bytea), case when n % 3 = 0 then now() end, case when n % 3 = 1 and n % 50 = 1 then now() end,
         case when n % 3 = 1 and n % 50 = 2 then now() end
       from generate_series(1, 3000) n`,
      [id],
    );
    await test.pool.query('analyze quotes');
  });

  /** Without sequential scans, because three thousand rows are read as quickly without an index. */
  const planOf = (query: SQL) =>
    test.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_sort = off`);
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });

  it.each(['sent', 'opened', 'expired', 'accepted', 'declined', 'superseded', undefined] as const)(
    'reads the quotes with the status %s from an index, in its order',
    async (status) => {
      const plan = await planOf(quoteSlice({ status, today, limit: 26 }));
      expect(plan).toMatch(/Index Scan Backward using quotes_(pkey|open|accepted|declined|superseded)/);
      expect(plan).not.toContain('Sort');
    },
  );

  it('reads expiring quotes from their index', async () => {
    expect(await planOf(expiringQuotes(today, daysAfter(today, 3), 50))).toContain('quotes_open_until');
  });

  it('counts expiring quotes for the dashboard from the same index', async () => {
    const now = new Date();
    const [dayStart, dayEnd, waitingSince] = [now, now, now];
    const until = { today, expiresUntil: daysAfter(today, 3), papersUntil: today, dutiesUntil: now };
    const frame = { now, dayStart, dayEnd, waitingSince, ...until, ownerId: undefined, maxCounted: 100 };
    expect(await planOf(workCounts(frame))).toContain('quotes_open_until');
  });
});

describe('quoteStatus', () => {
  const noon = (day: string) => new Date(`${day}T12:00:00+05:30`);
  const at = new Date('2026-11-15T06:00:00Z');

  it.each([
    ['sent', {}, '2026-11-22'],
    ['opened', { firstOpenedAt: at }, '2026-11-22'],
    ['expired', { firstOpenedAt: at }, '2026-11-23'],
    ['superseded', { supersededAt: at, firstOpenedAt: at }, '2026-11-23'],
    ['declined', { declinedAt: at, supersededAt: at }, '2026-11-23'],
    ['accepted', { acceptedAt: at, supersededAt: at }, '2026-11-23'],
  ] as const)('is %s with %j on %s', (status, facts, day) => {
    expect(quoteStatus(someQuote({ validUntil: '2026-11-22', ...facts }), noon(day))).toBe(status);
  });

  it('counts the last day as valid until midnight in India', () => {
    const quote = someQuote({ validUntil: '2026-11-22' });
    expect(quoteStatus(quote, new Date('2026-11-22T18:29:59Z'))).toBe('sent');
    expect(quoteStatus(quote, new Date('2026-11-22T18:30:00Z'))).toBe('expired');
  });

  it('is a draft without a quote', () => expect(quoteStatus(undefined, at)).toBe('draft'));
});
