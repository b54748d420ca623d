-- The operations list: services of a day by their time.
drop index booking_services_by_day, booking_services_without_supplier, booking_services_unconfirmed,
  booking_services_permits_due;
create index booking_services_by_day on booking_services (on_day, starts, id)
  where on_day is not null and kind not in ('cab', 'package');
create index booking_services_without_supplier on booking_services (on_day, starts, id)
  where supplier_id is null and on_day is not null and state <> 'cancelled' and kind not in ('cab', 'package');
create index booking_services_unconfirmed on booking_services (on_day, starts, id)
  where on_day is not null and state in ('to-ask', 'asked', 'held') and kind not in ('cab', 'package');
create index booking_services_permits_due on booking_services (on_day, starts, id)
  where on_day is not null and kind = 'permit' and state in ('to-ask', 'asked', 'held');

-- Holds of what is still to come, so that those of past trips are not walked through.
drop index booking_services_held;
create index booking_services_held on booking_services (on_day, held_until, id)
  where state = 'held' and on_day is not null;

create index bookings_of_trips_by_owner on bookings (
  owner_id,
  coalesce(timezone('Asia/Kolkata', first_day::timestamp), timezone('UTC', timezone('UTC', made_at) + interval '365 days')),
  id
) where kind <> 'cab';
create index bookings_of_trips_by_end on bookings (last_day, id) where kind <> 'cab';

-- One message to a supplier, for services of any number of trips.
create table supplier_requests (
  id bigint primary key generated always as identity,
  idempotency_key text not null unique,
  supplier_id bigint not null references suppliers,
  channel text not null check (channel in ('mail', 'whatsapp')),
  -- The supplier's mail address; empty for another channel.
  recipient text not null default '',
  made_by text not null,
  made_at timestamptz not null default now(),
  failed_at timestamptz,
  sent_at timestamptz,
  refused_at timestamptz
);
create index supplier_requests_of on supplier_requests (supplier_id, id);

create table supplier_request_services (
  request_id bigint not null references supplier_requests on delete cascade,
  service_id bigint not null references booking_services on delete cascade,
  -- That it had after it was marked as asked, so that a refused mail takes back nothing newer.
  revision integer not null,
  primary key (request_id, service_id)
);
create index supplier_request_services_of on supplier_request_services (service_id);
