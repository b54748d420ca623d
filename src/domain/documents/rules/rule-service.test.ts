import { beforeAll, describe, expect, it } from 'vitest';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { proposedRules } from './proposed-rules.ts';
import { confirmTaxRules } from './rule-service.ts';

const test = testDatabase();
const actor = someActor(test);

const addRules = async (count: number): Promise<string[]> => {
  const { rows } = await test.pool.query(
    `insert into tax_rules (idempotency_key, subject, from_day, value, source, made_by)
     select gen_random_uuid()::text, 'expenses', '2099-01-01', $1, 'A letter', 'Test' from generate_series(1, $2)
     returning id::text`,
    [JSON.stringify(proposedRules.expenses.value), count],
  );
  return rows.map(({ id }) => id);
};

const confirmersOf = async (ids: readonly string[]) => {
  const { rows } = await test.pool.query(
    'select confirmed_by from tax_rules where id = any($1) order by id',
    [ids],
  );
  return rows.map(({ confirmed_by: name }) => name);
};

let ids: string[] = [];
beforeAll(async () => {
  ids = await addRules(3);
});

describe('rules', () => {
  it('are confirmed all or none, by name, and once', async () => {
    const confirm = (asked: readonly string[], confirmedBy = ' CA Gogoi ') =>
      confirmTaxRules(test.db, actor, { ids: asked, confirmedBy });
    await expect(confirm(ids, ' ')).rejects.toMatchObject({ code: 'invalid', field: 'confirmedBy' });
    for (const asked of [[], [''], [...ids, 'x'], [...ids, '999999']])
      await expect(confirm(asked)).rejects.toMatchObject({ code: 'conflict' });
    expect(await confirmersOf(ids)).toEqual(['', '', '']);

    expect(await confirm(ids.slice(0, 1))).toBe(1);
    await expect(confirm(ids)).rejects.toMatchObject({ code: 'conflict' });
    expect(await confirm(ids.slice(1))).toBe(2);
    expect(await confirmersOf(ids)).toEqual(['CA Gogoi', 'CA Gogoi', 'CA Gogoi']);
    const { rows } = await test.pool.query(
      `select count(*)::int from activity where action = 'tax-rule-confirmed'`,
    );
    expect(rows).toEqual([{ count: 3 }]);
  });

  it('are confirmed by those with the area of money', async () => {
    const clerk = { ...actor, areas: ['enquiries'] } as typeof actor;
    await expect(confirmTaxRules(test.db, clerk, { ids, confirmedBy: 'CA Gogoi' })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
