import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changeEnquiries, noteReply } from '#domain/enquiries/inbox/enquiry-change-service.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { eraseCustomer } from '#domain/privacy/privacy-service.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { customerChangeInput } from './customer-input.ts';
import type { CustomerListQuery } from './customer-list.ts';
import { customersPerPage, digitsIn, listCustomers } from './customer-list-service.ts';
import { changeCustomer, viewCustomerPage } from './customer-page-service.ts';
import { mergeCustomers, unmergeCustomer } from './customer-service.ts';

const test = testDatabase();
const actor = someActor(test);
const colleague = someActor(test);

beforeEach(() => test.pool.query('truncate customers, enquiries, customer_contacts cascade'));

type Contact = { name?: string; contactNo?: string; email?: string; message?: string };

/** Adds an enquiry as after a call; returns its id and its customer's. */
async function add({ name = 'Asha Das', contactNo = '98640 12345', email = '', message = '' }: Contact = {}) {
  const id = await addByHand(test.db, actor, { name, contactNo, email, message, source: 'call', code: '' });
  const { rows } = await test.pool.query(
    'select customer_id::text as customer from enquiries where id = $1',
    [id],
  );
  return { id, customer: String(rows[0].customer) };
}

/** A customer of its own, whatever number or address it has. */
async function addCustomer(name: string, phone = '', email = ''): Promise<string> {
  const { rows } = await test.pool.query(
    `with customer as (insert into customers (name, phone_e164, email) values ($1, $2, $3) returning id)
     insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, phone_e164, email, message, customer_id)
     select gen_random_uuid()::text, '', '', $1, '0', $2, $3, '', id from customer returning customer_id::text as id`,
    [name, phone, email],
  );
  return rows[0].id;
}

const namesIn = async (query: Partial<CustomerListQuery> = {}) =>
  (await listCustomers(test.db, actor, { sort: 'contact', ...query })).customers.map(({ name }) => name);

describe('the list', () => {
  it('has the customer’s contact data, open enquiries, city and value won', async () => {
    const { id, customer } = await add({ email: 'Asha@Example.com' });
    await add();
    await test.pool.query(
      `update enquiries set stage = 'completed', city = 'Guwahati', quoted_paise = 4200000 where id = $1`,
      [id],
    );
    const { customers } = await listCustomers(test.db, actor, { sort: 'contact' });
    expect(customers).toEqual([
      {
        id: customer,
        name: 'Asha Das',
        phoneE164: '+919864012345',
        email: 'asha@example.com',
        city: 'Guwahati',
        openEnquiries: 1,
        wonPaise: 4_200_000,
        lastContactAt: expect.any(Date),
      },
    ]);
  });

  it('is sorted by the last contact, which a reply is and a note is not', async () => {
    const first = await add({ name: 'Anil', contactNo: '98640 11111' });
    await add({ name: 'Bina', contactNo: '98640 22222' });
    expect(await namesIn()).toEqual(['Bina', 'Anil']);
    await changeEnquiries(test.db, actor, [first.id], { kind: 'owner', ownerId: null });
    expect(await namesIn()).toEqual(['Bina', 'Anil']);
    await noteReply(test.db, actor, first.id, { channel: 'call', title: '' });
    expect(await namesIn()).toEqual(['Anil', 'Bina']);
  });

  it('leaves out customers of spam alone, until an enquiry is none', async () => {
    const { id } = await add();
    await changeEnquiries(test.db, actor, [id], { kind: 'stage', stage: 'spam' });
    expect(await namesIn()).toEqual([]);
    expect(await namesIn({ search: 'asha' })).toEqual([]);
    await changeEnquiries(test.db, actor, [id], { kind: 'stage', stage: 'new' });
    expect(await namesIn()).toEqual(['Asha Das']);
  });

  it.each(['contact', 'name'] as const)('is paged by %s without losing or repeating a row', async (sort) => {
    const count = 2 * customersPerPage + 7;
    await test.pool.query(
      `with made as (
         insert into customers (name) select (array['asha', 'Asha', 'Bina', ''])[1 + n % 4] from generate_series(1, $1) n
         returning id)
       insert into customer_contacts
       select id, case when id % 3 = 0 then '-infinity' else date_trunc('hour', now()) - id % 5 * interval '1 hour' end
       from made`,
      [count],
    );
    const seen: string[] = [];
    let page = await listCustomers(test.db, actor, { sort });
    seen.push(...page.customers.map(({ id }) => id));
    while (page.hasNext) {
      page = await listCustomers(test.db, actor, { sort, after: page.lastCursor });
      seen.push(...page.customers.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(count);
    expect(seen).toHaveLength(count);
    const back = await listCustomers(test.db, actor, { sort, before: page.firstCursor });
    expect(back.customers.map(({ id }) => id)).toEqual(seen.slice(customersPerPage, 2 * customersPerPage));
    expect(back).toMatchObject({ hasNext: true, hasPrevious: true });
  });
});

describe('the search', () => {
  it.each([
    '9864012345',
    '98640 12345',
    '+91 98640-12345',
    '0091 98640 12345',
    '098640 12345',
    '(98640) 12345',
    '৯৮৬৪০১২৩৪৫',
    '12345',
    '40 12345',
    'asha@exa',
    'ASHA@EXAMPLE.COM',
    'asha',
    'das asha',
    'ash',
  ])('finds by %s', async (search) => {
    await add({ email: 'asha@example.com' });
    await add({ name: 'Bina Roy', contactNo: '+975 17 12 34 56', email: 'bina@example.com' });
    expect(await namesIn({ search })).toEqual(['Asha Das']);
  });

  it.each(['+975 17 12 34 56', '17123456', '17 12 34 56', '00975 17123456', '123456'])(
    'finds a number of Bhutan by %s',
    async (search) => {
      await add();
      await add({ name: 'Bina Roy', contactNo: '+975 17 12 34 56' });
      expect(await namesIn({ search })).toEqual(['Bina Roy']);
    },
  );

  it('reads the last digits of an Indian number however it is written', () => {
    const marks = fc.array(fc.constantFrom('', ' ', '-'), { minLength: 10, maxLength: 10 });
    const start = fc.constantFrom('', '0', '+91 ', '91', '0091 ', '+91-');
    fc.assert(
      fc.property(
        fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }),
        marks,
        start,
        (number, gaps, code) => {
          const spelt = code + [...String(number)].map((digit, index) => digit + gaps[index]).join('');
          expect(digitsIn(spelt)).toBe(String(number));
        },
      ),
    );
  });

  it('finds a merged customer by the former number, as the customer it belongs to', async () => {
    const one = await add();
    const two = await add({ name: 'A. Das', contactNo: '98640 99999' });
    await mergeCustomers(test.db, actor, two.customer, one.customer);
    expect(await namesIn({ search: '98640 99999' })).toEqual(['Asha Das']);
    expect(await namesIn()).toEqual(['Asha Das']);
    await unmergeCustomer(test.db, actor, two.customer);
    expect((await namesIn()).toSorted()).toEqual(['A. Das', 'Asha Das']);
  });
});

describe('an erased customer', () => {
  it('is in no list and found by nothing', async () => {
    const { customer } = await add({ email: 'asha@example.com' });
    await eraseCustomer(test.db, actor, customer, 'Asha Das');
    expect(await namesIn()).toEqual([]);
    for (const search of ['98640 12345', 'asha@example.com', 'asha'])
      expect(await namesIn({ search })).toEqual([]);
    const { rows } = await test.pool.query(
      'select name, phone_e164, email, digits_reversed, search::text from customers',
    );
    expect(rows).toEqual([{ name: '', phone_e164: '', email: '', digits_reversed: '', search: '' }]);
    const change = { field: 'name', was: '', value: 'Asha' } as const;
    await expect(changeCustomer(test.db, actor, customer, change)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('cannot be merged, so that no customer disappears into it', async () => {
    const one = await add();
    const two = await add({ name: 'A. Das', contactNo: '98640 99999' });
    await eraseCustomer(test.db, actor, one.customer, 'Asha Das');
    await expect(mergeCustomers(test.db, actor, two.customer, one.customer)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await namesIn()).toEqual(['A. Das']);
  });
});

describe('suggested duplicates', () => {
  const reasonsOf = async (id: string) => {
    const page = await viewCustomerPage(test.db, actor, id);
    return Object.fromEntries(page?.duplicates.map(({ name, reasons }) => [name, reasons]) ?? []);
  };

  it('have the same number, e-mail or name, those by name alone last', async () => {
    const id = await addCustomer('Asha Das', '+919864012345', 'asha@example.com');
    await addCustomer('das ASHA', '+919864000000');
    await addCustomer('A. Das', '+919864012345');
    await addCustomer('Asha', '', 'asha@example.com');
    await addCustomer('Bina Das', '+919864000001');
    expect(await reasonsOf(id)).toEqual({ 'das ASHA': ['name'], 'A. Das': ['number'], Asha: ['email'] });
    const page = await viewCustomerPage(test.db, actor, id);
    expect(page?.duplicates.at(-1)?.name).toBe('das ASHA');
  });

  it('ignore what more than twenty others have', async () => {
    const id = await addCustomer('Asha Das', '+919864012345');
    for (let count = 0; count < 21; count++) await addCustomer(`Asha Das ${count}`, '');
    await addCustomer('Anil', '+919864012345');
    expect(await reasonsOf(id)).toEqual({ Anil: ['number'] });
  });
});

describe('a corrected number', () => {
  it('is corrected in open enquiries too, with a line in their timelines, and not in ended ones', async () => {
    const open = await add();
    const ended = await add();
    await changeEnquiries(test.db, actor, [ended.id], { kind: 'stage', stage: 'completed' });
    const change = { field: 'phoneE164', was: '+919864012345', value: '+97517123456' } as const;
    await changeCustomer(test.db, actor, open.customer, change);
    const { rows } = await test.pool.query(
      'select id::text, phone_e164, contact_no from enquiries order by id',
    );
    expect(rows).toMatchObject([
      { id: open.id, phone_e164: '+97517123456', contact_no: '+97517123456' },
      { id: ended.id, phone_e164: '+919864012345' },
    ]);
    const page = await viewCustomerPage(test.db, actor, open.customer);
    expect(page?.news[0]).toMatchObject({
      kind: 'customer-changed',
      enquiryId: open.id,
      actorName: actor.name,
      detail: { field: 'phoneE164', from: '+919864012345', to: '+97517123456' },
    });
    const log = await test.pool.query(`select detail from activity where action = 'customer-changed'`);
    expect(log.rows).toEqual([{ detail: { field: 'phoneE164' } }]);
  });

  it('of two staff members at once is stored once, and the other is told', async () => {
    const { customer } = await add();
    const was = '+919864012345';
    const results = await Promise.allSettled([
      changeCustomer(test.db, actor, customer, { field: 'phoneE164', was, value: '+919864000001' }),
      changeCustomer(test.db, colleague, customer, { field: 'phoneE164', was, value: '+919864000002' }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const page = await viewCustomerPage(test.db, actor, customer);
    const stored = page?.customer.phoneE164 ?? '';
    const [refusal] = results.filter((result) => result.status === 'rejected');
    expect(refusal?.reason).toMatchObject({ code: 'conflict', userText: expect.stringContaining(stored) });
  });

  it('leaves another field that a colleague has changed meanwhile', async () => {
    const { customer } = await add();
    await Promise.all([
      changeCustomer(test.db, actor, customer, { field: 'name', was: 'Asha Das', value: 'Asha D. Das' }),
      changeCustomer(test.db, colleague, customer, { field: 'email', was: '', value: 'asha@example.com' }),
    ]);
    const page = await viewCustomerPage(test.db, actor, customer);
    expect(page?.customer).toMatchObject({ name: 'Asha D. Das', email: 'asha@example.com' });
  });

  it('cannot take away the last way to reach the customer', async () => {
    const { customer } = await add();
    const change = { field: 'phoneE164', was: '+919864012345', value: '' } as const;
    await expect(changeCustomer(test.db, actor, customer, change)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('where a customer lives', () => {
  const change = (field: string, was: string, value: string) =>
    z.safeParse(customerChangeInput, { field, was, value });

  it('is stored with state and GSTIN, without a line in the timelines', async () => {
    const { customer } = await add();
    for (const [field, value] of [
      ['livesIn', 'india'],
      ['state', '18'],
      ['gstin', ' 18aabcu 9603r1zm'],
    ] as const) {
      const { data } = change(field, '', value);
      if (!data) throw new Error(field);
      await changeCustomer(test.db, actor, customer, data);
    }
    const page = await viewCustomerPage(test.db, actor, customer);
    expect(page?.customer).toMatchObject({ livesIn: 'india', state: '18', gstin: '18AABCU9603R1ZM' });
    expect(page?.news.filter(({ kind }) => kind === 'customer-changed')).toEqual([]);
  });

  it.each([
    ['gstin', '18AABCU9603R1ZA'],
    ['gstin', '18AABCU9603R1Z'],
    ['state', 'Assam'],
    ['state', '99'],
    ['livesIn', 'Bhutan'],
  ])('is refused for %s as %j', (field, value) => {
    expect(change(field, '', value).success).toBe(false);
  });
});

describe('two staff members at once', () => {
  it('merging the same two in both directions: one wins, nothing is lost', async () => {
    const one = await add();
    const two = await add({ name: 'A. Das', contactNo: '98640 99999' });
    const results = await Promise.allSettled([
      mergeCustomers(test.db, actor, one.customer, two.customer),
      mergeCustomers(test.db, colleague, two.customer, one.customer),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { customers } = await listCustomers(test.db, actor, { sort: 'name' });
    expect(customers).toMatchObject([{ openEnquiries: 2 }]);
  });

  it('replying to many enquiries while their customers are merged and unmerged never waits for each other', async () => {
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, index) => add({ name: `N${index}`, contactNo: `98640 1110${index}` })),
    );
    for (let round = 0; round < 5; round++) {
      const pairs = [
        [0, 1],
        [2, 3],
        [4, 5],
      ].map(([from = 0, into = 0]) => [all[from], all[into]] as const);
      const merges = pairs.map(([from, into]) =>
        mergeCustomers(test.db, actor, from?.customer ?? '', into?.customer ?? ''),
      );
      const replies = all.map(({ id }) => noteReply(test.db, colleague, id, { channel: 'call', title: '' }));
      await Promise.all([...merges, ...replies]);
      await Promise.all(pairs.map(([from]) => unmergeCustomer(test.db, actor, from?.customer ?? '')));
    }
    expect(await namesIn()).toHaveLength(6);
  });
});
