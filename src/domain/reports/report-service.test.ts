import { beforeAll, describe, expect, it } from 'vitest';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { countPastDays, readReport } from './report-service.ts';

const test = testDatabase();
const actor = someActor(test);

// 10:00 in India.
const now = new Date('2026-11-15T04:30:00Z');
const minutes = (count: number) => new Date(now.getTime() - count * 60_000);

type Row = {
  at: Date;
  answeredAfter?: number;
  stage?: string;
  lostReason?: string;
  source?: string;
  page?: string;
  city?: string;
  service?: string;
};

let count = 0;
async function add({ at, answeredAfter, stage = 'new', lostReason = '', ...row }: Row) {
  const { source = 'form', page = '/taxis', city = '', service = 'Cabs' } = row;
  await test.pool.query(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no, received_at, first_response_at, stage,
       lost_reason, source, page, city, service)
     values ($1, '', 'Asha', '98640', $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      String(++count),
      at,
      answeredAfter === undefined ? null : new Date(at.getTime() + answeredAfter * 60_000),
      stage,
      lostReason,
      source,
      page,
      city,
      service,
    ],
  );
}

beforeAll(async () => {
  const day = 24 * 60;
  await add({ at: minutes(5) });
  await add({ at: minutes(60) });
  await add({ at: minutes(120), answeredAfter: 4, stage: 'confirmed', city: 'Delhi' });
  await add({
    at: minutes(day),
    answeredAfter: 10,
    stage: 'completed',
    page: '/cruises',
    service: 'Cruises',
  });
  await add({ at: minutes(2 * day), answeredAfter: 90, stage: 'lost', lostReason: 'price' });
  await add({
    at: minutes(2 * day + 1),
    answeredAfter: 0,
    stage: 'lost',
    lostReason: 'price',
    source: 'call',
  });
  await add({ at: minutes(3 * day), answeredAfter: 1, stage: 'spam', page: '/contactus' });
  await add({ at: minutes(20 * day), answeredAfter: 30, stage: 'cancelled' });
  // The first minute of the first of seven days, and the minute before it.
  await add({ at: new Date('2026-11-08T18:30:30Z'), answeredAfter: 2, stage: 'on-trip' });
  await add({ at: new Date('2026-11-08T18:29:30Z'), answeredAfter: 2, stage: 'on-trip' });
});

describe('readReport', () => {
  it('counts each day of the span in Indian time, empty days included, without spam', async () => {
    const { total, days } = await readReport(test.db, actor, 7, now);
    expect(total).toBe(7);
    expect(days).toEqual([
      { day: '2026-11-09', count: 1 },
      { day: '2026-11-10', count: 0 },
      { day: '2026-11-11', count: 0 },
      { day: '2026-11-12', count: 0 },
      { day: '2026-11-13', count: 2 },
      { day: '2026-11-14', count: 1 },
      { day: '2026-11-15', count: 3 },
    ]);
  });

  it('counts by page, source, city and service, the largest first', async () => {
    const report = await readReport(test.db, actor, 7, now);
    expect(report.pages).toEqual([
      { name: '/taxis', count: 6 },
      { name: '/cruises', count: 1 },
    ]);
    expect(report.sources).toEqual([
      { name: 'form', count: 6, won: 3 },
      { name: 'call', count: 1, won: 0 },
    ]);
    expect(report.cities).toEqual([
      { name: '', count: 6 },
      { name: 'Delhi', count: 1 },
    ]);
    expect(report.services).toEqual([
      { name: 'Cabs', count: 6 },
      { name: 'Cruises', count: 1 },
    ]);
  });

  it('measures response times of forms only, and counts overdue ones against the target', async () => {
    const { responses } = await readReport(test.db, actor, 7, now);
    // Four responses (2, 4, 10 and 90 minutes); one waits over fifteen minutes, one less.
    expect(responses).toEqual({
      answered: 4,
      waiting: 2,
      medianMinutes: 4,
      ninetiethMinutes: 90,
      withinTarget: 3 / 5,
      targetMinutes: 15,
    });
  });

  it('counts won and lost enquiries and the reasons', async () => {
    const { outcome } = await readReport(test.db, actor, 90, now);
    expect(outcome).toMatchObject({ won: 4, lost: 2, cancelled: 1, open: 2 });
    expect(outcome.lostReasons).toEqual([{ name: 'price', count: 2 }]);
  });

  it('counts a day again when one of its enquiries changed, and uses the cache otherwise', async () => {
    const later = new Date(now.getTime() + 20 * 24 * 3600_000);
    const won = async () => (await readReport(test.db, actor, 90, later)).outcome.won;
    await test.pool.query('truncate enquiry_days, enquiry_days_changed');
    await countPastDays(test.db, later);
    const before = await won();
    expect((await test.pool.query('select count(*)::int from enquiry_days')).rows[0].count).toBe(88);
    await test.pool.query(`update enquiries set stage = 'confirmed' where stage = 'cancelled'`);
    expect(await won()).toBe(before + 1);
    await add({ at: minutes(10 * 24 * 60), stage: 'completed' });
    expect(await won()).toBe(before + 2);
    await test.pool.query(`delete from enquiries where stage = 'completed'`);
    expect(await won()).toBe(before);
    // A recount would see this change.
    await test.pool.query(`alter table enquiries disable trigger user`);
    await test.pool.query(`update enquiries set stage = 'lost' where stage = 'confirmed'`);
    await test.pool.query(`alter table enquiries enable trigger user`);
    expect(await won()).toBe(before);
  });

  it('is the same for concurrent readers', async () => {
    const later = new Date(now.getTime() + 30 * 24 * 3600_000);
    await test.pool.query('truncate enquiry_days, enquiry_days_changed');
    const reports = await Promise.all(Array.from({ length: 8 }, () => readReport(test.db, actor, 90, later)));
    for (const report of reports) expect(report).toEqual(reports[0]);
    expect(reports[0]?.total).toBeGreaterThan(0);
  });

  it('is empty for a span without enquiries', async () => {
    const report = await readReport(test.db, actor, 30, new Date('2020-01-01T00:00Z'));
    expect(report).toMatchObject({ total: 0, pages: [], outcome: { won: 0, lost: 0, lostReasons: [] } });
    expect(report.responses).toMatchObject({ medianMinutes: null, withinTarget: null });
    expect(report.days).toHaveLength(30);
  });
});
