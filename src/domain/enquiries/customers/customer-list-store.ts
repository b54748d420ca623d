import { type SQL, sql } from 'drizzle-orm';
import { maxFound, type WordQuery } from '#domain/search/words.ts';
import type { Queryable } from '#platform/database/db.ts';
import { escapeLike } from '#platform/text.ts';
import type { CustomerLine, CustomerListQuery, CustomerSort } from './customer-list.ts';

type Row = Omit<CustomerLine, 'lastContactAt'> & { lastContactAt: string | null };

/** Stages of a trip that was sold. */
export const wonStages = sql`('confirmed', 'on-trip', 'completed')`;
const openStages = sql`('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip')`;

/** The columns of the list for these customers; the enquiries of each are found by their index. */
const linesOf = (page: SQL, order: SQL): SQL => sql`
  select page.id::text, page.name, page.phone_e164 as "phoneE164", page.email,
    nullif(page.last_contact_at, '-infinity') as "lastContactAt",
    coalesce(about.city, '') as city, about.open as "openEnquiries", coalesce(about.won, 0)::float8 as "wonPaise"
  from (${page}) page
  cross join lateral (
    select (array_agg(e.city order by e.id desc) filter (where e.city <> ''))[1] as city,
      count(*) filter (where e.stage in ${openStages})::int as open,
      sum(e.value_paise) filter (where e.stage in ${wonStages}) as won
    from enquiries e where e.customer_id = page.id and e.stage <> 'spam'
  ) about
  order by ${order}`;

const present = ({ lastContactAt, ...row }: Row): CustomerLine => ({
  ...row,
  lastContactAt: lastContactAt === null ? null : new Date(lastContactAt),
});

/** As in the index. */
const sortName = (name: SQL) => sql`left(lower(${name}), 100)`;
const columns = sql`p.id, p.name, p.phone_e164, p.email, c.last_contact_at`;

const maxSortName = 100;

/** The place of a row in the list: its last contact in milliseconds or its name, and its id. */
export const cursorOf = (sort: CustomerSort, { id, name, lastContactAt }: CustomerLine): string =>
  sort === 'contact'
    ? `${lastContactAt?.getTime() ?? 0}_${id}`
    : `${id}_${[...name].slice(0, maxSortName).join('')}`;

/** The values of the cursor's columns; `undefined` when it is invalid. */
function placeOf(sort: CustomerSort, cursor: string): SQL | undefined {
  if (sort === 'contact') {
    const [, ms, id] = /^(\d{1,15})_([1-9]\d{0,17})$/.exec(cursor) ?? [];
    if (ms === undefined || id === undefined) return undefined;
    const moment = ms === '0' ? '-infinity' : new Date(Number(ms)).toISOString();
    return sql`(${moment}::timestamptz, ${id}::bigint)`;
  }
  const [, id, name = ''] = /^([1-9]\d{0,17})_(.*)$/su.exec(cursor) ?? [];
  return id === undefined ? undefined : sql`(${sortName(sql`${name}::text`)}, ${id}::bigint)`;
}

const direction = (isAscending: boolean) => (isAscending ? sql`asc` : sql`desc`);

/** The customers of one page, in the order of the index that it walks along. */
export function customerSlice(
  { sort, after, before }: Pick<CustomerListQuery, 'sort' | 'after' | 'before'>,
  limit: number,
): SQL {
  const isForward = before === undefined;
  const cursor = after ?? before;
  const place = cursor === undefined ? undefined : placeOf(sort, cursor);
  if (sort === 'contact') {
    const beyond =
      place && sql`where (c.last_contact_at, c.customer_id) ${isForward ? sql`<` : sql`>`} ${place}`;
    const order = direction(!isForward);
    return sql`
      select ${columns} from customer_contacts c join customers p on p.id = c.customer_id ${beyond ?? sql``}
      order by c.last_contact_at ${order}, c.customer_id ${order} limit ${limit}`;
  }
  const key = sortName(sql`p.name`);
  const beyond = place && sql`and (${key}, p.id) ${isForward ? sql`>` : sql`<`} ${place}`;
  const order = direction(isForward);
  return sql`
    select ${columns} from customers p join customer_contacts c on c.customer_id = p.id
    where p.merged_into is null and p.erased_at is null ${beyond ?? sql``}
    order by ${key} ${order}, p.id ${order} limit ${limit}`;
}

const orderOf = (sort: CustomerSort) =>
  sort === 'contact'
    ? sql`page.last_contact_at desc, page.id desc`
    : sql`${sortName(sql`page.name`)}, page.id`;

export async function selectCustomers(
  db: Queryable,
  query: CustomerListQuery,
  limit: number,
): Promise<CustomerLine[]> {
  const { rows } = await db.execute<Row>(linesOf(customerSlice(query, limit), orderOf(query.sort)));
  return rows.map(present);
}

/** Merged customers are found by what they had before, and shown as the one they belong to now. */
export async function selectFoundCustomers(
  db: Queryable,
  ids: readonly string[],
  sort: CustomerSort,
): Promise<CustomerLine[]> {
  const page = sql`
    select ${columns} from customers p join customer_contacts c on c.customer_id = p.id
    where p.id in (select coalesce(merged_into, id) from customers where id = any(${`{${ids.join(',')}}`}::bigint[]))`;
  const { rows } = await db.execute<Row>(linesOf(page, orderOf(sort)));
  return rows.map(present);
}

type Ids = Promise<string[]>;

async function idsOf(db: Queryable, query: SQL): Ids {
  const { rows } = await db.execute<{ id: string | null }>(query);
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** Matches the last digits of the customer's number, or of one in their enquiries. */
export const digitsQuery = (digits: string): SQL => {
  const start = `${[...digits].reverse().join('')}%`;
  return sql`
    (select id::text from customers where phone_e164 <> '' and digits_reversed like ${start} limit ${maxFound})
    union
    (select customer_id::text from enquiries where digits_reversed like ${start} and stage <> 'spam' limit ${maxFound})`;
};
export const findByDigits = (db: Queryable, digits: string): Ids => idsOf(db, digitsQuery(digits));

/** Matches the start of the mail address. */
export const emailQuery = (email: string): SQL => {
  const start = `${escapeLike(email.toLowerCase())}%`;
  return sql`
    (select id::text from customers where email <> '' and email like ${start} limit ${maxFound})
    union
    (select customer_id::text from enquiries
     where email <> '' and left(lower(email), 254) like ${start} and stage <> 'spam' limit ${maxFound})`;
};
export const findByEmail = (db: Queryable, email: string): Ids => idsOf(db, emailQuery(email));

/** No index has the order `id + 0`, so the planner uses the word index and sorts its results. */
export const nameQuery = ({ anywhere, among }: WordQuery): SQL =>
  among === 'all'
    ? sql`select id::text from customers where search @@ to_tsquery('simple', ${anywhere})
        order by customers.id + 0 desc limit ${maxFound}`
    : sql`select id::text from (select id, search from customers order by id desc limit ${among}) newest
        where search @@ to_tsquery('simple', ${anywhere}) order by newest.id desc limit ${maxFound}`;
export const findByName = (db: Queryable, query: WordQuery): Ids => idsOf(db, nameQuery(query));
