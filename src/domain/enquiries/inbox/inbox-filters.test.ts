import { beforeAll, describe, expect, it } from 'vitest';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import type { InboxQuery } from './enquiry.ts';
import type { InboxFilters } from './inbox-filters.ts';
import { listEnquiries, listFilterChoices, maxTotal } from './inbox-service.ts';

const test = testDatabase();
const actor = someActor(test);
const other = someActor(test);

const now = new Date('2026-11-16T12:00+05:30');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600_000);

type Row = { name: string } & Record<string, unknown>;

async function add({ name, ...facts }: Row): Promise<string> {
  const columns = Object.keys(facts);
  const { rows } = await test.pool.query(
    `insert into enquiries (idempotency_key, fingerprint, form_date, email, message, name, contact_no
       ${columns.map((column) => `, ${column}`).join('')})
     values (gen_random_uuid()::text, '', '', '', '', $1, '98640' ${columns.map((_, at) => `, $${at + 2}`).join('')})
     returning id::text`,
    [name, ...Object.values(facts)],
  );
  return rows[0].id;
}

const names = async (query: Partial<InboxQuery>) =>
  (await listEnquiries(test.db, actor, { queue: 'all', ...query }, now)).enquiries.map(({ name }) => name);

beforeAll(async () => {
  await add({
    name: 'Old',
    stage: 'lost',
    received_at: daysAgo(40),
    city: 'Delhi',
    service: 'Cabs',
    source: 'walk-in',
  });
  await add({
    name: 'Mine',
    stage: 'quoted',
    received_at: daysAgo(5),
    owner_id: actor.id,
    city: 'Guwahati',
    service: 'Cabs',
    trip_starts: '2026-12-31',
    quoted_paise: 49_999_99,
    follow_up_at: daysAgo(-2),
  });
  await add({
    name: 'Theirs',
    stage: 'new',
    received_at: daysAgo(2),
    owner_id: other.id,
    city: 'Delhi',
    trip_starts: '2026-12-01',
    budget_paise: 500_000_00,
    follow_up_at: daysAgo(-1),
  });
  await add({ name: 'Fresh', stage: 'new', received_at: daysAgo(0.2), trip_starts: '2027-01-01' });
  await add({ name: 'Junk', stage: 'spam', received_at: daysAgo(0.1), city: 'Delhi' });
});

describe('a filter of the inbox', () => {
  it.each<[InboxFilters, string[]]>([
    [{ stages: ['new'] }, ['Fresh', 'Theirs']],
    [{ stages: ['quoted', 'lost'] }, ['Mine', 'Old']],
    [{ owner: 'me' }, ['Mine']],
    [{ owner: 'none' }, ['Fresh', 'Old']],
    [{ owner: '999999' }, []],
    [{ owner: 'x' }, []],
    [{ service: 'Cabs' }, ['Mine', 'Old']],
    [{ city: 'Delhi' }, ['Theirs', 'Old']],
    [{ source: 'walk-in' }, ['Old']],
    [{ source: 'form', city: 'Delhi' }, ['Theirs']],
    [{ source: 'mail' }, []],
    [{ tripMonth: '2026-12' }, ['Theirs', 'Mine']],
    [{ value: '1' }, ['Mine']],
    [{ value: '4' }, ['Theirs']],
    [{ age: 'within-1' }, ['Fresh']],
    [{ age: 'older-7' }, ['Old']],
    [{ city: 'Delhi', owner: 'none' }, ['Old']],
    [{ stages: ['new'], tripMonth: '2026-12', value: '4', age: 'within-7' }, ['Theirs']],
  ])('%j lists what fits, the newest first', async (filters, expected) => {
    expect(await names(filters)).toEqual(expected);
  });

  it('is combined with a queue and with a search', async () => {
    expect(await names({ queue: 'new', city: 'Delhi' })).toEqual(['Theirs']);
    expect(await names({ queue: 'spam', city: 'Delhi' })).toEqual(['Junk']);
    expect(await names({ search: '98640', city: 'Delhi', owner: 'none' })).toEqual(['Junk', 'Old']);
    expect(await names({ search: 'theirs', city: 'Delhi' })).toEqual(['Theirs']);
    expect(await names({ search: 'theirs', city: 'Guwahati' })).toEqual([]);
  });

  it('has a count and a sum', async () => {
    const total = async (query: Partial<InboxQuery>) =>
      (await listEnquiries(test.db, actor, { queue: 'all', ...query }, now)).total;
    expect(await total({})).toBeUndefined();
    expect(await total({ tripMonth: '2026-12' })).toEqual({
      count: 2,
      valuePaise: 549_999_99,
      isCut: false,
    });
    expect(await total({ search: 'theirs', city: 'Delhi' })).toEqual({
      count: 1,
      valuePaise: 500_000_00,
      isCut: false,
    });
  });

  it('is offered for the services and cities of listed enquiries', async () => {
    expect(await listFilterChoices(test.db, actor)).toEqual({
      services: ['Cabs'],
      cities: ['Delhi', 'Guwahati'],
    });
  });
});

describe('a sort of the inbox', () => {
  it.each([
    ['newest', ['Fresh', 'Theirs', 'Mine', 'Old']],
    ['oldest', ['Old', 'Mine', 'Theirs', 'Fresh']],
    ['follow-up', ['Theirs', 'Mine', 'Old', 'Fresh']],
    ['trip', ['Theirs', 'Mine', 'Fresh', 'Old']],
    ['value', ['Theirs', 'Mine', 'Fresh', 'Old']],
  ] as const)('%s', async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected);
  });

  it('shows the longest waiting first in New', async () => {
    expect(await names({ queue: 'new' })).toEqual(['Theirs', 'Fresh']);
  });
});

describe('the timeline', () => {
  it('is searched, except that of an erased enquiry', async () => {
    const id = await add({ name: 'Quiet' });
    await test.pool.query(
      `insert into enquiry_events (enquiry_id, kind, detail)
       values ($1, 'note', '{"text": "Wants a zwergpalme"}'), ($1, 'owner', '{"to": "Zarathustra"}')`,
      [id],
    );
    expect(await names({ search: 'zwerg' })).toEqual(['Quiet']);
    expect(await names({ search: 'zarathustra' })).toEqual([]);
    await test.pool.query('update enquiries set erased_at = now() where id = $1', [id]);
    expect(await names({ search: 'zwerg' })).toEqual([]);
  });
});

describe('a joined enquiry', () => {
  it('is in no list, and a search for it finds the one that it was joined into', async () => {
    const [last, middle] = [await add({ name: 'Last' }), await add({ name: 'Middle' })];
    const first = await add({ name: 'Wanderfalke' });
    const join = (from: string, into: string) =>
      test.pool.query(`update enquiries set stage = 'joined', joined_into = $2 where id = $1`, [from, into]);
    await join(first, middle);
    expect(await names({ search: 'wanderfalke' })).toEqual(['Middle']);
    await join(middle, last);
    expect(await names({ search: 'wanderfalke' })).toEqual(['Last']);
    expect(await names({ search: 'middle last' })).toEqual([]);
    expect(await names({})).not.toContain('Wanderfalke');
  });
});

it(`counts exactly up to ${maxTotal} rows`, async () => {
  const addMany = (count: number) =>
    test.pool.query(
      `insert into enquiries (idempotency_key, fingerprint, name, contact_no, email, message, city, budget_paise)
       select gen_random_uuid()::text, '', 'Many', '1', '', '', 'Tezpur', 100 from generate_series(1, $1) n`,
      [count],
    );
  const total = async () =>
    (await listEnquiries(test.db, actor, { queue: 'all', city: 'Tezpur' }, now)).total;
  // Each statement well within the timeout, also on a busy machine.
  for (let thousand = 0; thousand < 10; thousand++) await addMany(1000);
  expect(await total()).toEqual({ count: maxTotal, valuePaise: 1_000_000, isCut: false });
  await addMany(1);
  expect(await total()).toMatchObject({ count: maxTotal, isCut: true });
});
