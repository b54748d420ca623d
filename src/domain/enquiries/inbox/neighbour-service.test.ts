import { beforeAll, describe, expect, it } from 'vitest';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import type { InboxQuery } from './enquiry.ts';
import { inboxSorts } from './inbox-filters.ts';
import { listEnquiries } from './inbox-service.ts';
import { findNeighbours } from './neighbour-service.ts';

const test = testDatabase();
const actor = someActor(test);

/** Some without a follow-up, trip or value, and several of one moment. */
beforeAll(async () => {
  await test.pool.query(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no, email, message, city, stage, received_at,
       follow_up_at, trip_starts, budget_paise)
     select n::text, '', 'Neighbour ' || n, '98640', '', '', case when n % 3 = 0 then 'Delhi' else 'Agra' end,
       case when n = 9 then 'spam' else 'quoted' end, now() - (n / 2) * interval '1 hour',
       case when n % 4 > 0 then now() + (n % 5) * interval '1 hour' end,
       case when n % 2 = 0 then current_date + n % 3 end, case when n % 3 > 0 then n * 1000 end
     from generate_series(1, 12) n`,
  );
});

/** Steps from each enquiry of a list to the next ones. */
async function walk(query: InboxQuery) {
  const { enquiries } = await listEnquiries(test.db, actor, query);
  const ids = enquiries.map(({ id }) => id);
  const steps = await Promise.all(ids.map((id) => findNeighbours(test.db, actor, query, id)));
  return { ids, steps };
}

describe('the neighbours of an enquiry', () => {
  it.each([
    ...inboxSorts.map((sort): InboxQuery => ({ queue: 'all', sort })),
    { queue: 'all', city: 'Agra' },
    { queue: 'overdue' },
    { queue: 'all', search: 'neighbour' },
    { queue: 'all', search: 'neighbour', city: 'Delhi', sort: 'oldest' },
    { queue: 'all', age: 'within-7', sort: 'value' },
  ] as InboxQuery[])('in %j are those of the list', async (query) => {
    const { ids, steps } = await walk(query);
    expect(steps).toEqual(
      ids.map((_, at) => ({
        previousId: ids[at - 1],
        nextId: ids[at + 1],
        position: at + 1,
        total: ids.length,
        isCut: false,
      })),
    );
  });

  it('ignore the page of the list', async () => {
    const { ids } = await walk({ queue: 'all' });
    const found = await findNeighbours(
      test.db,
      actor,
      { queue: 'all', last: true, after: '1_1' },
      ids[4] ?? '',
    );
    expect(found).toMatchObject({ previousId: ids[3], nextId: ids[5], position: 5 });
  });

  it('are found for one that has left the list, which has no position', async () => {
    const all = (await walk({ queue: 'all', sort: 'newest' })).ids;
    const at = all.length - 3;
    await test.pool.query(`update enquiries set city = 'Jaipur' where id = $1`, [all[at]]);
    const found = await findNeighbours(test.db, actor, { queue: 'all', city: 'Agra' }, all[at] ?? '');
    const { ids } = await walk({ queue: 'all', city: 'Agra' });
    expect(found).toMatchObject({ position: undefined, total: ids.length });
    expect([found?.previousId, found?.nextId]).toEqual([
      ids.findLast((id) => all.indexOf(id) < at),
      ids.find((id) => all.indexOf(id) > at),
    ]);
  });

  it('are none of an unknown enquiry, and nothing for staff of other areas', async () => {
    expect(await findNeighbours(test.db, actor, { queue: 'all' }, '999999')).toBeUndefined();
    expect(await findNeighbours(test.db, actor, { queue: 'all' }, 'x')).toBeUndefined();
    await expect(
      findNeighbours(test.db, { ...actor, areas: ['publishing'] }, { queue: 'all' }, '1'),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
