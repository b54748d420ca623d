import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import type { SupplierDue } from './due.ts';

/** Of a ride of a partner's car or driver that is no part of a trip with a supplier of its own. */
const supplierId = sql`coalesce(s.supplier_id, c.supplier_id, r.supplier_id)`;
const day = sql`coalesce(s.on_day, (d.pickup_at at time zone 'Asia/Kolkata')::date)`;

/** Driven rides, and services that were promised or used. A cancelled one counts where its cost is known, as in the margin. */
const counts = sql`(case when d.id is not null then d.status = 'done'
  else s.state in ('confirmed', 'used') or (s.state = 'cancelled' and s.cost_paise > 0) end)`;

export type DueFilter = {
  /** All services of one supplier. */
  supplier?: string | undefined;
  /** The days of the services; without them those of a supplier on all days. */
  from?: string | undefined;
  to?: string | undefined;
  services?: readonly string[] | undefined;
  /** Only what is not paid to the paisa, or whose cost nobody has entered. */
  isOpen?: boolean;
};

/** The services of one supplier, each by its own index. As arrays, because the planner would join all rides. */
const ofSupplier = (id: string) => sql`s.id = any(array(
  select id from booking_services where supplier_id = ${id}::bigint
  union all select id from duties where car_id = any(array(select id from cars where supplier_id = ${id}::bigint))
  union all select id from duties where driver_id = any(array(select id from drivers where supplier_id = ${id}::bigint))))
  and ${supplierId} = ${id}::bigint`;

/**
 * Of all suppliers: services with a cost by their day, and rides of partners. Where only open ones are asked for, the paid ones are left
 * out by one pass over the payments, before anything else is looked up for them.
 */
const onDays = (from: string, to: string, isOpen: boolean) => sql`s.id in (
  select x.id from booking_services x
  ${isOpen ? sql`left join (select service_id, sum(amount_paise) as paise from supplier_payment_services group by service_id) p on p.service_id = x.id` : sql``}
  where x.cost_minor is not null and x.kind <> 'package' and x.on_day between ${from}::date and ${to}::date
    ${isOpen ? sql`and x.cost_paise <> coalesce(p.paise, 0)` : sql``}
  union all select d.id from duties d left join cars c on c.id = d.car_id left join drivers r on r.id = d.driver_id
  left join booking_services x on x.id = d.id
  where coalesce(x.supplier_id, c.supplier_id, r.supplier_id) is not null
    and d.pickup_at >= ${from}::date - interval '1 day' and d.pickup_at < ${to}::date + interval '2 days'
    and d.status = 'done') and ${day} between ${from}::date and ${to}::date`;

/** Cash that the partner's driver collected for us on the ride. */
const setOff = sql`coalesce((select sum(m.amount_paise) from money_entries m join drivers x on x.id = m.driver_id
  where d.id is not null and m.booking_id = s.booking_id and m.duty_id = d.id and x.supplier_id = u.id), 0)`;
const paid = sql`coalesce((select sum(p.amount_paise) from supplier_payment_services p where p.service_id = s.id), 0)`;

function which({ supplier, from, to, services, isOpen = false }: DueFilter): SQL {
  const parts = [
    supplier === undefined ? undefined : ofSupplier(supplier),
    supplier === undefined && from && to ? onDays(from, to, isOpen) : undefined,
    supplier !== undefined && from ? sql`${day} >= ${from}::date` : undefined,
    supplier !== undefined && to ? sql`${day} <= ${to}::date` : undefined,
    services && sql`s.id = any(${`{${services.join(',')}}`}::bigint[])`,
    isOpen ? sql`(s.cost_paise is null or s.cost_paise <> ${setOff} + ${paid})` : undefined,
  ].filter((part) => part !== undefined);
  return sql.join([...parts, counts, sql`${supplierId} is not null`, sql`s.kind <> 'package'`], sql` and `);
}

/** What suppliers get for their services, by day. */
export async function selectDues(db: Queryable, filter: DueFilter, limit: number): Promise<SupplierDue[]> {
  const { rows } = await db.execute<SupplierDue>(sql`
    select s.id::text as "serviceId", s.booking_id::text as "bookingId", u.id::text as "supplierId", u.name as supplier, s.title,
      ${day}::text as day, s.state = 'cancelled' as "isCancelled", d.id is not null as "isRide", s.amount_paise::float8 as "farePaise",
      s.cost_paise::float8 as "costPaise", u.pay_days as "payDays",
      ${setOff}::float8 as "setOffPaise", ${paid}::float8 as "paidPaise"
    from booking_services s
    left join duties d on d.id = s.id
    left join cars c on c.id = d.car_id
    left join drivers r on r.id = d.driver_id
    join suppliers u on u.id = ${supplierId}
    where ${which(filter)}
    order by ${day} nulls first, s.id limit ${limit}`);
  return rows;
}
