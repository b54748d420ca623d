import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CustomerListQuery } from '#domain/enquiries/customers/customer-list.ts';
import { listCustomers } from '#domain/enquiries/customers/customer-list-service.ts';
import {
  customerSlice,
  digitsQuery,
  emailQuery,
  nameQuery,
} from '#domain/enquiries/customers/customer-list-store.ts';
import { viewCustomerPage } from '#domain/enquiries/customers/customer-page-service.ts';
import { newestScanned, queryOf } from '#domain/search/words.ts';
import { seedCustomers } from '../../scripts/database/seed-customers.ts';
import { someActor } from '../support/some-actor.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { compareScales } from './compare-scales.ts';

const few = testDatabase();
const many = testDatabase();
const sites: [test: TestDatabase, customers: number, enquiries: number][] = [
  [few, 300, 1_000],
  [many, 300_000, 1_000_000],
];
const actor = someActor(many);

beforeAll(async () => {
  for (const [{ url }, customers, enquiries] of sites) {
    const client = new pg.Client(url);
    await client.connect();
    await seedCustomers(client, customers, enquiries);
    await client.end();
  }
}, 900_000);

const maxRatio = 1.5;

const compare = (name: string, read: (test: TestDatabase) => Promise<unknown>, limit?: number) =>
  compareScales(`customers: ${name}`, { sites: [few, many], maxRatio: limit }, read);

const pages: [name: string, query: CustomerListQuery][] = [
  ['first page by last contact', { sort: 'contact' }],
  ['last page by last contact', { sort: 'contact', before: '0_1' }],
  ['first page by name', { sort: 'name' }],
  ['deep page by name', { sort: 'name', after: '1_Sunita' }],
];

const searches = [
  '9800004711',
  '4711',
  'u77@mail',
  'kabita kalita',
  'ritu',
  'kab',
  'xyzzy',
  'tenzin dorji 9',
];

describe('with 300,000 customers and 1,000,000 enquiries', () => {
  it.each(pages)('%s takes under 100 ms, and within 1.5 times the time of 300', async (name, query) => {
    const { large, ratio } = await compare(name, ({ db }) => listCustomers(db, actor, query), maxRatio);
    expect(large).toBeLessThan(100);
    expect(ratio).toBeLessThanOrEqual(maxRatio);
  });

  // Few customers have few matches, so these are not compared.
  it.each(searches)('search for %s takes under 100 ms', async (search) => {
    const { large } = await compare(`search for ${search}`, ({ db }) =>
      listCustomers(db, actor, { sort: 'contact', search }),
    );
    expect(large).toBeLessThan(100);
  });

  it('one customer with suggested duplicates takes within 1.5 times the time of 300', async () => {
    const ids = new Map(sites.map(([test, customers]) => [test, String(Math.floor(customers / 2))]));
    const { ratio } = await compare(
      'one of them',
      (test) => viewCustomerPage(test.db, actor, ids.get(test) ?? ''),
      maxRatio,
    );
    expect(ratio).toBeLessThanOrEqual(maxRatio);
  });
});

const plans: [name: string, query: ReturnType<typeof sql>, index: RegExp][] = [
  ['by last contact', customerSlice({ sort: 'contact' }, 51), /customer_contacts_newest/],
  [
    'by last contact, after',
    customerSlice({ sort: 'contact', after: '1700000000000_7' }, 51),
    /customer_contacts_newest/,
  ],
  [
    'by last contact, before',
    customerSlice({ sort: 'contact', before: '1700000000000_7' }, 51),
    /customer_contacts_newest/,
  ],
  ['by name', customerSlice({ sort: 'name' }, 51), /customers_by_name/],
  ['by name, after', customerSlice({ sort: 'name', after: '7_Ritu' }, 51), /customers_by_name/],
  ['by name, before', customerSlice({ sort: 'name', before: '7_Ritu' }, 51), /customers_by_name/],
  ['by digits', digitsQuery('4711'), /customers_by_digits[\s\S]*enquiries_by_digits/],
  ['by e-mail', emailQuery('u77@'), /customers_by_email_start[\s\S]*enquiries_by_email/],
  ['by rare words', nameQuery(queryOf(['ritu', '47110'], 'all')), /customers_search/],
  ['by common words', nameQuery(queryOf(['ritu'], newestScanned)), /customers_pkey/],
];

describe('the plan of the list', () => {
  it.each(plans)('%s: by its index', async (_name, query, index) => {
    const { sql: text, params } = new PgDialect().sqlToQuery(sql`explain ${query}`);
    const { rows } = await many.pool.query(text, params);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan/);
    if (/last contact|by name/.test(_name)) expect(plan).not.toMatch(/Sort/);
  });
});
