-- The partner of a car or a driver was a text; it is a supplier of kind transporter.
alter table cars add column supplier_id bigint references suppliers;
alter table drivers add column supplier_id bigint references suppliers;

with typed as (
  select btrim(partner) as name, is_sample from cars
  union all
  select btrim(partner), is_sample from drivers
)
insert into suppliers (idempotency_key, kind, name, is_sample)
select 'partner:' || gen_random_uuid(), 'transporter', mode() within group (order by name), bool_and(is_sample)
from typed
where name <> '' and not exists (
  select from suppliers s where s.ended_at is null and lower(s.name) = lower(typed.name)
)
group by lower(name)
order by lower(name);

update cars set supplier_id = (
  select s.id from suppliers s where s.ended_at is null and lower(s.name) = lower(btrim(cars.partner))
  order by s.city, s.id limit 1
) where btrim(partner) <> '';
update drivers set supplier_id = (
  select s.id from suppliers s where s.ended_at is null and lower(s.name) = lower(btrim(drivers.partner))
  order by s.city, s.id limit 1
) where btrim(partner) <> '';

alter table cars drop column partner;
alter table drivers drop column partner;

create index cars_of_supplier on cars (supplier_id) where supplier_id is not null;
create index drivers_of_supplier on drivers (supplier_id) where supplier_id is not null;

-- The list is paged along the first one and searched by the second one.
create index suppliers_in_order on suppliers (lower(name), id);
create index suppliers_search on suppliers
  using gin (lower(name || ' ' || city || ' ' || contact_name || ' ' || phone_e164) gin_trgm_ops) with (fastupdate = off);
