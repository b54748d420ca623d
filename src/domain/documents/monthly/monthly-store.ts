import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';

type Days = { from: string; until: string };

/** The plate and the type of the car of each ride. */
export async function selectCars(
  db: Queryable,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ dutyId: string; car: string }>(sql`
    select d.id::text as "dutyId", concat_ws(' ', t.name, c.plate) as car
    from duties d left join car_types t on t.code = d.car_type left join cars c on c.id = d.car_id
    where d.booking_id = any(${sql.param(bookingIds)}::bigint[])`);
  return new Map(rows.map(({ dutyId, car }) => [dutyId, car]));
}

export type Company = {
  buyerId: string;
  name: string;
  gstin: string;
  billEmail: string;
  /** Closed in the month, and on no invoice. */
  openDuties: number;
  openPaise: number;
  /** Of all its bookings: their totals less what was received. */
  balancePaise: number;
};

/** A ride that is on no invoice, or whose invoice was credited as a whole. */
const isUnbilled = sql`coalesce((
  select sum(case x.kind when 'credit-note' then -1 else 1 end * (p->>'soldPaise')::bigint)
  from documents x cross join lateral jsonb_array_elements(
    case jsonb_typeof(x.content->'parts') when 'array' then x.content->'parts' else '[]' end
  ) p
  where p->>'key' = 'duty:' || d.id and x.id in (
    select r.document_id from document_duties r where r.duty_id = d.id
    union select k.id from documents k where k.booking_id = d.booking_id
  )), 0) <= 0`;

/** A charge that belongs to no ride is with the first one. */
const chargesOfRide = sql`coalesce((
  select sum(c.amount_paise) from booking_charges c
  where c.booking_id = b.id and c.kind <> 'tcs'
    and coalesce(c.duty_id, (select min(f.id) from duties f where f.booking_id = b.id)) = d.id), 0)`;

/** The buyers with a monthly bill, and one that has ended while rides of it wait. */
export async function selectCompanies(db: Queryable, { from, until }: Days): Promise<Company[]> {
  const { rows } = await db.execute<Company>(sql`
    select y.id::text as "buyerId", y.name, y.gstin, y.bill_email as "billEmail", waiting.duties as "openDuties",
      waiting.paise::float8 as "openPaise", owed.paise::float8 as "balancePaise"
    from buyers y
    cross join lateral (
      select count(*)::int as duties, coalesce(sum(s.amount_paise + ${chargesOfRide}), 0) as paise
      from bookings b join duties d on d.booking_id = b.id join booking_services s on s.id = d.id
      where b.buyer_id = y.id and b.erased_at is null
        and not exists (select from booking_packages k where k.booking_id = b.id)
        and d.closed_at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'
        and d.closed_at < (${until}::date + 1)::timestamp at time zone 'Asia/Kolkata'
        and (d.closed_at at time zone 'Asia/Kolkata')::date
          >= coalesce((select min(g.from_day) from registrations g), '2000-01-01')
        and s.amount_paise + ${chargesOfRide} > 0 and ${isUnbilled}
    ) waiting
    cross join lateral (
      select coalesce(sum(b.total_paise - b.received_paise), 0) as paise
      from bookings b where b.buyer_id = y.id and b.erased_at is null
    ) owed
    where y.bills_monthly and (y.ended_at is null or waiting.duties > 0)
    order by (waiting.duties > 0) desc, lower(y.name), y.id limit 500`);
  return rows;
}

export type CompanyBill = {
  id: string;
  name: string;
  issuedOn: string;
  buyerName: string;
  buyerGstin: string;
  totalPaise: number;
  /** Of the portal; empty while it is not entered. */
  irn: string;
  isPrinted: boolean;
};

/** The bills of a month, the newest first. None was issued before the month began. */
export async function selectMonthlyBills(db: Queryable, month: string): Promise<CompanyBill[]> {
  const { rows } = await db.execute<CompanyBill>(sql`
    select d.id::text, d.name, d.issued_on::text as "issuedOn", d.buyer_name as "buyerName", d.buyer_gstin as "buyerGstin",
      d.total_paise::float8 as "totalPaise", coalesce(n.irn, '') as irn,
      exists (select from document_prints p where p.document_id = d.id and p.pdf_key <> '') as "isPrinted"
    from documents d left join document_irns n on n.document_id = d.id
    where d.issued_on >= ${`${month}-01`}::date and d.purpose = 'monthly' and split_part(d.source_key, ':', 3) = ${month}
    order by d.issued_on desc, d.id desc limit 500`);
  return rows;
}

export async function selectNames(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from documents where id = any(${sql.param(ids)}::bigint[]) order by id`,
  );
  return rows.map(({ name }) => name);
}
