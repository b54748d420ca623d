import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import type { ListedDocument } from './listed-document.ts';

/** Both days belong to it. */
export type Days = { firstDay: string; lastDay: string };

export type DocumentFilter = Days & {
  registrationId?: string | undefined;
  kind?: ListedDocument['kind'] | undefined;
};

export type DocumentCursor = { day: string; id: string };

const headsOf = (alias: 'd' | 'r') =>
  sql.raw(`json_build_object('valuePaise', ${alias}.value_paise, 'cgstPaise', ${alias}.cgst_paise, 'sgstPaise', ${alias}.sgst_paise,
    'igstPaise', ${alias}.igst_paise, 'tcsPaise', ${alias}.tcs_paise, 'roundingPaise', ${alias}.rounding_paise)`);

type Slice = DocumentFilter & {
  after: DocumentCursor | undefined;
  limit: number;
};

/** A page of documents in the order of their days. What they refer to is found by its number within the registration. */
export function documentSlice({
  firstDay,
  lastDay,
  registrationId,
  kind,

  after,
  limit,
}: Slice): SQL {
  return sql`
    with page as (
      select d.* from documents d
      where d.issued_on between ${firstDay}::date and ${lastDay}::date
        ${registrationId ? sql`and d.registration_id = ${registrationId}::bigint` : sql``}
        ${kind ? sql`and d.kind = ${kind}` : sql``}
        ${after ? sql`and (d.issued_on, d.id) > (${after.day}::date, ${after.id}::bigint)` : sql``}
      order by d.issued_on, d.id limit ${limit}
    )
    select d.id::text as id, d.registration_id::text as "registrationId", d.series_id::text as "seriesId", d.kind, d.number,
      d.name, d.issued_on::text as "issuedOn", d.booking_id::text as "bookingId", d.buyer_name as "buyerName",
      d.buyer_gstin as "buyerGstin", d.place_of_supply as "placeOfSupply", g.state as "ownState", d.sac,
      d.gst_percent::text as "gstPercent", d.is_reverse_charge as "isReverseCharge", d.received_on::text as "receivedOn",
      ${headsOf('d')} as heads, d.total_paise::float8 as "totalPaise",
      coalesce(d.content->'taxes', '[]') as taxes, coalesce(named."refersTo", '[]') as "refersTo"
    from page d join registrations g on g.id = d.registration_id
    left join lateral (
      select json_agg(json_build_object('name', r.name, 'issuedOn', r.issued_on, 'paise', (one->>'paise')::bigint,
        'totalPaise', r.total_paise, 'heads', ${headsOf('r')}, 'placeOfSupply', r.place_of_supply,
        'gstPercent', r.gst_percent::text, 'kind', r.kind)) as "refersTo"
      from jsonb_array_elements(case jsonb_typeof(d.content->'refersTo') when 'array' then d.content->'refersTo' else '[]' end) one
      join documents r on r.registration_id = d.registration_id and r.name = one->>'name'
    ) named on true
    order by d.issued_on, d.id`;
}

export const selectDocumentSlice = async (db: Queryable, slice: Slice): Promise<ListedDocument[]> =>
  (await db.execute<ListedDocument>(documentSlice(slice))).rows;

export type KindSum = {
  kind: ListedDocument['kind'];
  count: number;
  valuePaise: number;
  gstPaise: number;
  tcsPaise: number;
  totalPaise: number;
};

/** The documents of some days, by kind; reads the rows of those days. */
export const kindSums = ({ firstDay, lastDay, registrationId }: DocumentFilter): SQL => sql`
  select d.kind, count(*)::int as count, sum(d.value_paise)::float8 as "valuePaise",
    sum(d.cgst_paise + d.sgst_paise + d.igst_paise)::float8 as "gstPaise", sum(d.tcs_paise)::float8 as "tcsPaise",
    sum(d.total_paise)::float8 as "totalPaise"
  from documents d where d.issued_on between ${firstDay}::date and ${lastDay}::date
    ${registrationId ? sql`and d.registration_id = ${registrationId}::bigint` : sql``}
  group by d.kind`;

export const selectKindSums = async (db: Queryable, filter: DocumentFilter): Promise<KindSum[]> =>
  (await db.execute<KindSum>(kindSums(filter))).rows;

export type ListedRegistration = { id: string; gstin: string; state: string };

export const selectRegistrations = async (db: Queryable): Promise<ListedRegistration[]> =>
  (
    await db.execute<ListedRegistration>(
      sql`select id::text as id, gstin, state from registrations order by is_sample, from_day, id`,
    )
  ).rows;
