-- A trip is a booking of kind tour, overseas-tour or other: days, travellers, and services of many kinds in each day.
alter table booking_services
  -- The service of kind package that it is part of. It costs the customer nothing beside that one.
  add column part_of bigint references booking_services on delete cascade,
  -- Counted from the first day of the trip; null for a service of the whole trip.
  add column day smallint check (day between 1 and 90),
  add column nights smallint not null default 0 check (nights between 0 and 90),
  -- The date of its day, which lists read; null while the days of the trip are not agreed and after a cancellation.
  add column on_day date,
  add column starts text not null default '' check (starts = '' or starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column supplier_id bigint references suppliers,
  add column state text not null default 'to-ask'
    check (state in ('to-ask', 'asked', 'held', 'confirmed', 'used', 'cancelled')),
  add column held_until date,
  add column confirmation text not null default '' check (length(confirmation) <= 100),
  -- The supplier reads them.
  add column remarks text not null default '' check (length(remarks) <= 1000),
  add column details jsonb not null default '{}',
  -- In paise, chhertum or cents; null while it is not known.
  add column cost_minor bigint check (cost_minor >= 0),
  add column cost_currency text not null default 'INR' check (cost_currency in ('INR', 'BTN', 'USD')),
  -- Rupees for one unit of the currency, on the day when the cost was entered.
  add column cost_rate numeric(12, 6) not null default 1 check (cost_rate > 0),
  add column cost_paise bigint generated always as (round(cost_minor * cost_rate)) stored,
  -- What the accepted quote said of it; null where it was added later.
  add column quoted jsonb,
  add column revision integer not null default 1;

create index booking_services_by_day on booking_services (on_day, id)
  where on_day is not null and kind not in ('cab', 'package');
create index booking_services_of_supplier on booking_services (supplier_id, on_day)
  where supplier_id is not null;
create index booking_services_held on booking_services (held_until, id) where state = 'held' and on_day is not null;
create index booking_services_without_supplier on booking_services (on_day, id)
  where supplier_id is null and on_day is not null and state <> 'cancelled' and kind not in ('cab', 'package');
create index booking_services_unconfirmed on booking_services (on_day, id)
  where on_day is not null and state in ('to-ask', 'asked', 'held') and kind not in ('cab', 'package');
create index booking_services_permits_due on booking_services (on_day, id)
  where on_day is not null and kind = 'permit' and state in ('to-ask', 'asked', 'held');
-- The rate that was entered last for a currency.
create index booking_services_by_currency on booking_services (cost_currency, id) where cost_minor is not null;
create index booking_services_part_of on booking_services (part_of) where part_of is not null;

create table booking_days (
  id bigint primary key generated always as identity,
  booking_id bigint not null references bookings on delete cascade,
  number smallint not null check (number between 1 and 90),
  title text not null default '' check (length(title) <= 200),
  text text not null default '' check (length(text) <= 3000),
  meals text[] not null default '{}' check (meals <@ array['breakfast', 'lunch', 'dinner']),
  revision integer not null default 1,
  -- Checked at the end of a statement, so that an inserted day can move all later ones.
  unique (booking_id, number) deferrable initially immediate
);

create table travellers (
  id bigint primary key generated always as identity,
  booking_id bigint not null references bookings on delete cascade,
  position smallint not null,
  -- As in the passport; empty while it is not known.
  name text not null default '' check (length(name) <= 200),
  birth_date date,
  -- On the first day of the trip, as quoted; it matters while the birth date is not known.
  age smallint check (age between 0 and 120),
  -- ISO 3166-1 alpha-2.
  nationality text not null default '' check (nationality = '' or nationality ~ '^[A-Z]{2}$'),
  is_lead boolean not null default false,
  -- Diet, allergies, help that is needed.
  remarks text not null default '' check (length(remarks) <= 500),
  revision integer not null default 1
);
create index travellers_of_booking on travellers (booking_id, position);
create unique index travellers_lead on travellers (booking_id) where is_lead;

-- Which travellers have a service; a service without rows is for all of them.
create table service_travellers (
  service_id bigint not null references booking_services on delete cascade,
  traveller_id bigint not null references travellers on delete cascade,
  primary key (service_id, traveller_id)
);
create index service_travellers_of_traveller on service_travellers (traveller_id);

-- An extra that is sold later has its own tax.
alter table booking_charges
  add column gst_percent numeric(5, 2) not null default 0 check (gst_percent between 0 and 100),
  add column gst_paise bigint not null default 0;

-- Trips from before have the days of their itinerary and the customer as the lead traveller.
insert into booking_days (booking_id, number, title)
select b.id, number, coalesce(left(regexp_replace(lines[number], '^\s*Day\s*[0-9]+\s*[:.-]?\s*', '', 'i'), 200), '')
from bookings b
left join booking_packages k on k.booking_id = b.id
cross join lateral (
  select array(
    select line from regexp_split_to_table(coalesce(k.offer->>'itinerary', ''), '\n') as line where trim(line) <> ''
  ) as lines
) i
cross join lateral generate_series(
  1, least(90, coalesce(b.last_day - b.first_day + 1, greatest(1, cardinality(lines))))
) as number
where b.kind <> 'cab' and b.erased_at is null;

insert into travellers (booking_id, position, name, is_lead)
select b.id, 1, left(c.name, 200), true
from bookings b join customers c on c.id = b.customer_id
where b.kind <> 'cab' and b.erased_at is null;

update booking_services s set part_of = k.id
from booking_packages k where k.booking_id = s.booking_id and s.id <> k.id;
