import { beforeAll, describe, expect, it } from 'vitest';
import { handleCustomerAction } from '#app/staff/customers/customer-action.ts';
import { handleEnquiryAction } from '#app/staff/enquiries/changes/enquiry-action.ts';
import { isFull } from '../support/check-extent.ts';
import { staffActions } from '../support/staff-actions.ts';
import { addStaff, newBrowser, staffApi } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const browser = newBrowser();
beforeAll(async () => {
  await staffApi(test).logIn(browser, (await addStaff(test)).username);
});
const act = staffActions(test);
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

const rounds = isFull ? 5 : 2;

/** Customers with three enquiries each. */
async function addCustomers(count: number): Promise<string[]> {
  const rows = await query(
    `insert into customers (name) select 'Asha ' || n from generate_series(1, $1) n returning id::text`,
    [count],
  );
  await query(
    `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message, customer_id)
     select gen_random_uuid(), '', '', 'Asha', '1', '', '', id from customers, generate_series(1, 3) where id = any($1)`,
    [rows.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

const codesOf = async (results: Promise<{ done: boolean; code?: string | undefined }>[]) => {
  const codes = (await Promise.all(results)).map((result) => (result.done ? 'done' : (result.code ?? '')));
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]),
  );
};

describe('merges at once', () => {
  const merge = (from: string, into: string) =>
    act(browser, handleCustomerAction, { intent: 'merge', from, into });

  it('of two customers into each other: one succeeds, the other is told that the customer is gone', async () => {
    for (let round = 0; round < rounds; round++) {
      const ids = await addCustomers(10);
      const pairs = ids.flatMap((id, at) => (at % 2 ? [] : [[id, ids[at + 1] ?? ''] as const]));
      const codes = await codesOf(pairs.flatMap(([a, b]) => [merge(a, b), merge(b, a)]));
      expect(codes).toEqual({ done: 5, conflict: 5 });
    }
  });

  it('of every customer into every other one: none fails by a deadlock', async () => {
    for (let round = 0; round < rounds; round++) {
      const ids = await addCustomers(4);
      const pairs = ids.flatMap((from) =>
        ids.filter((into) => into !== from).map((into) => [from, into] as const),
      );
      const codes = await codesOf(pairs.map(([from, into]) => merge(from, into)));
      expect((codes.done ?? 0) + (codes.conflict ?? 0), JSON.stringify(codes)).toBe(pairs.length);
    }
  });

  it('and unmerges of the same customers: none fails by a deadlock', async () => {
    for (let round = 0; round < rounds; round++) {
      const ids = await addCustomers(6);
      const [first = '', second = '', ...others] = ids;
      for (const id of others) await merge(id, first);
      const codes = await codesOf([
        ...[merge(first, second), merge(second, first)],
        ...others.map((id) => act(browser, handleCustomerAction, { intent: 'unmerge', id })),
      ]);
      expect(Object.keys(codes).filter((code) => code === 'unavailable' || code === 'unexpected')).toEqual(
        [],
      );
    }
  });
});

describe('changes of the same enquiries at once', () => {
  it('in opposite orders, with joins and undoes: none fails by a deadlock', async () => {
    const [customer = ''] = await addCustomers(1);
    for (let round = 0; round < rounds; round++) {
      const rows = await query(
        `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message, customer_id)
         select gen_random_uuid(), '', '', 'Asha', '1', '', '', $1 from generate_series(1, 6) returning id::text`,
        [customer],
      );
      const ids = rows.map(({ id }) => id as string);
      const change = (ordered: string[], stage: string) => {
        const form = new FormData();
        form.set('intent', 'change');
        form.set('change', 'stage');
        form.set('value', stage);
        for (const id of ordered) form.append('id', id);
        return act(browser, handleEnquiryAction, form);
      };
      const first = await change(ids, 'contacted');
      const changeId = (first as { value?: { changeId?: string } }).value?.changeId ?? '';
      const [a = '', b = ''] = ids;
      const codes = await codesOf([
        ...[
          change(ids, 'on-hold'),
          change(ids.toReversed(), 'contacted'),
          change(ids.toReversed(), 'on-hold'),
        ],
        act(browser, handleEnquiryAction, { intent: 'undo', changeId }),
        ...[[a, b] as const, [b, a] as const].map(([from, into]) =>
          act(browser, handleEnquiryAction, { intent: 'join', from, into }),
        ),
      ]);
      expect(Object.keys(codes).filter((code) => !['done', 'conflict'].includes(code))).toEqual([]);
    }
  });
});
