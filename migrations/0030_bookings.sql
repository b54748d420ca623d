-- Bookings, the services in them and, as the first kind of service, cab duties with cars and drivers.

-- A car or a driver cannot be on two duties at once; the constraint needs = and && in one index.
create extension if not exists btree_gist;

create table booking_imports (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('cars', 'drivers', 'bookings')),
  file_name text not null check (length(file_name) <= 200),
  added integer not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  undone_by text not null default '',
  undone_at timestamptz,
  -- What an undo left, because staff had worked on it since.
  kept integer not null default 0
);

create table cars (
  id bigint generated always as identity primary key,
  -- In capitals without spaces: AS01AB1234.
  plate text not null check (plate ~ '^[A-Z0-9]{4,12}$'),
  car_type text not null references car_types,
  model text not null default '' check (length(model) <= 60),
  city text not null check (city in ('delhi', 'guwahati')),
  -- The firm that a partner's car belongs to; empty for an own car.
  partner text not null default '' check (length(partner) <= 100),
  notes text not null default '' check (length(notes) <= 1000),
  is_sample boolean not null default false,
  -- A car that is no longer used keeps its past duties.
  ended_at timestamptz,
  -- Two people who edit the same car: the second one is told.
  revision integer not null default 1,
  changed_by text not null default '',
  changed_at timestamptz not null default now(),
  import_id bigint references booking_imports
);
create unique index cars_plate on cars (plate) where ended_at is null;
create index cars_in_use on cars (city, car_type, plate) where ended_at is null;
create index cars_of_import on cars (import_id) where import_id is not null;

create table car_papers (
  car_id bigint not null references cars on delete cascade,
  kind text not null check (kind in ('registration', 'insurance', 'permit', 'fitness', 'pollution')),
  number text not null default '' check (length(number) <= 60),
  expires_on date not null,
  primary key (car_id, kind)
);
create index car_papers_expiring on car_papers (expires_on);

create table drivers (
  id bigint generated always as identity primary key,
  name text not null check (length(name) <= 100),
  phone_e164 text not null default '',
  city text not null check (city in ('delhi', 'guwahati')),
  licence_number text not null default '' check (length(licence_number) <= 40),
  licence_expires_on date,
  -- As staff type them: Assamese, Hindi, English.
  languages text[] not null default '{}',
  partner text not null default '' check (length(partner) <= 100),
  notes text not null default '' check (length(notes) <= 1000),
  is_sample boolean not null default false,
  ended_at timestamptz,
  erased_at timestamptz,
  revision integer not null default 1,
  changed_by text not null default '',
  changed_at timestamptz not null default now(),
  import_id bigint references booking_imports,
  check (name <> '' or erased_at is not null)
);
-- One driver for a number; erased drivers have none.
create unique index drivers_phone on drivers (phone_e164) where ended_at is null and phone_e164 <> '';
create index drivers_in_use on drivers (city, lower(name), id) where ended_at is null;
create index drivers_of_import on drivers (import_id) where import_id is not null;

create table driver_days_off (
  id bigint generated always as identity primary key,
  driver_id bigint not null references drivers on delete cascade,
  first_day date not null,
  last_day date not null,
  reason text not null default '' check (length(reason) <= 200),
  made_by text not null default '',
  made_at timestamptz not null default now(),
  check (last_day >= first_day)
);
create index driver_days_off_of on driver_days_off (driver_id, last_day);
create index driver_days_off_by_day on driver_days_off (last_day, first_day);

create table bookings (
  id bigint generated always as identity primary key,
  -- A retried request makes no second booking.
  idempotency_key text not null unique,
  customer_id bigint not null references people,
  origin text not null check (origin in ('enquiry', 'quote', 'hand', 'import')),
  enquiry_id bigint references enquiries,
  quote_id bigint references quotes,
  owner_id bigint references staff_users on delete set null,
  -- What the customer owes: services and charges, with tax. Kept by the services that change them.
  total_paise bigint not null default 0 check (total_paise >= 0),
  -- Payments minus refunds, from `money_entries`.
  received_paise bigint not null default 0,
  notes text not null default '' check (length(notes) <= 3000),
  -- The customer's link.
  token_hash bytea not null,
  token_encrypted text not null,
  is_sample boolean not null default false,
  made_by text not null,
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  cancelled_at timestamptz,
  erased_at timestamptz,
  import_id bigint references booking_imports
);
create unique index bookings_token on bookings (token_hash);
create index bookings_newest on bookings (made_at desc, id desc);
create index bookings_of_customer on bookings (customer_id, id desc);
create index bookings_of_enquiry on bookings (enquiry_id) where enquiry_id is not null;
-- An accepted quote becomes one booking.
create unique index bookings_of_quote on bookings (quote_id) where quote_id is not null and cancelled_at is null;
create index bookings_of_import on bookings (import_id) where import_id is not null;
-- A cancelled booking may have a charge to pay.
create index bookings_unpaid on bookings (made_at desc, id desc) where total_paise > received_paise;

-- What a booking consists of. A later kind (a package, a hotel) has its own table beside `duties`.
create table booking_services (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings on delete cascade,
  kind text not null check (kind in ('cab')),
  position smallint not null,
  title text not null check (title <> '' and length(title) <= 200),
  -- With tax.
  amount_paise bigint not null check (amount_paise >= 0),
  unique (booking_id, position)
);

-- A cab with its driver for one ride or hire.
create table duties (
  id bigint primary key references booking_services on delete cascade,
  booking_id bigint not null references bookings on delete cascade,
  status text not null default 'requested'
    check (status in ('requested', 'confirmed', 'assigned', 'on-the-way', 'on-duty', 'done', 'cancelled', 'no-show')),
  trip_type text not null check (trip_type in ('one-way', 'round-trip', 'airport', 'local', 'sightseeing')),
  city text not null check (city in ('delhi', 'guwahati')),
  -- Places by their slug, or '' where staff typed another one.
  from_slug text not null default '',
  to_slug text not null default '',
  from_name text not null default '' check (length(from_name) <= 100),
  to_name text not null default '' check (length(to_name) <= 100),
  pickup_address text not null default '' check (length(pickup_address) <= 300),
  drop_address text not null default '' check (length(drop_address) <= 300),
  flight text not null default '' check (length(flight) <= 20),
  -- Who travels, where it is not the customer.
  passenger_name text not null default '' check (length(passenger_name) <= 100),
  passenger_phone text not null default '' check (length(passenger_phone) <= 20),
  passengers smallint check (passengers between 1 and 60),
  bags smallint check (bags between 0 and 60),
  instructions text not null default '' check (length(instructions) <= 1000),
  car_type text not null references car_types,
  pickup_at timestamptz not null,
  -- When car and driver are free again, as planned.
  ends_at timestamptz not null,
  during tstzrange not null generated always as (tstzrange(pickup_at, ends_at)) stored,
  km integer check (km between 1 and 4000),
  hours numeric(4, 2) check (hours > 0 and hours <= 24),
  days smallint check (days between 1 and 30),
  -- The fare that was agreed, as it was worked out, and the version of the rates for the closing statement.
  fare jsonb,
  fare_paise bigint not null check (fare_paise >= 0),
  rate_version integer references rate_versions,
  car_id bigint references cars,
  driver_id bigint references drivers,
  -- Two dispatchers who move the same duty: the second one is told.
  revision integer not null default 1,
  -- The customer says it to the driver at the end.
  end_code text not null check (end_code ~ '^[0-9]{4}$'),
  wrong_codes smallint not null default 0,
  -- The last wrong try, so that one that is sent twice counts once.
  wrong_code_key uuid,
  -- The driver's link; a new one when another driver is assigned.
  driver_token_hash bytea,
  driver_token_encrypted text not null default '',
  started_at timestamptz,
  ended_at timestamptz,
  -- The closing statement, as it was shown when staff closed the duty.
  statement jsonb,
  statement_paise bigint,
  closed_by text not null default '',
  closed_at timestamptz,
  check (ends_at > pickup_at and ends_at <= pickup_at + interval '31 days'),
  constraint duties_car_free exclude using gist (car_id with =, during with &&)
    where (car_id is not null and status in ('requested', 'confirmed', 'assigned', 'on-the-way', 'on-duty')),
  constraint duties_driver_free exclude using gist (driver_id with =, during with &&)
    where (driver_id is not null and status in ('requested', 'confirmed', 'assigned', 'on-the-way', 'on-duty'))
);
create index duties_of_booking on duties (booking_id);
create unique index duties_driver_token on duties (driver_token_hash) where driver_token_hash is not null;
-- The board: what touches a day or a week.
create index duties_during on duties using gist (during);
-- The next duties, and those without a driver or a car.
create index duties_open on duties (pickup_at, id)
  where status in ('requested', 'confirmed', 'assigned', 'on-the-way', 'on-duty');
create index duties_unassigned on duties (pickup_at, id)
  where status in ('requested', 'confirmed') and (car_id is null or driver_id is null);
-- One day, and the past.
create index duties_by_pickup on duties (pickup_at, id);
create index duties_by_status on duties (status, pickup_at, id);
create index duties_of_car on duties (car_id, pickup_at) where car_id is not null;
create index duties_of_driver on duties (driver_id, pickup_at) where driver_id is not null;
-- Driven but not yet closed by staff.
create index duties_to_close on duties (ended_at, id) where status = 'done' and closed_at is null;

-- What the driver (or staff for them) entered. Append-only: a mistake is corrected by a later entry.
create table duty_entries (
  id bigint generated always as identity primary key,
  duty_id bigint not null references duties on delete cascade,
  -- Made on the phone, so that an entry that is sent twice is stored once.
  entry_key uuid not null,
  kind text not null check (kind in ('start', 'reached', 'on-board', 'end', 'expense')),
  -- When it happened by the driver's phone; `received_at` is ours.
  happened_at timestamptz not null,
  -- The order on the phone of entries with the same time.
  sequence integer not null default 0,
  received_at timestamptz not null default now(),
  odometer_km integer check (odometer_km between 0 and 9999999),
  expense text not null default '' check (expense in ('', 'toll', 'parking', 'permit', 'other')),
  amount_paise bigint check (amount_paise > 0),
  reason text not null default '' check (length(reason) <= 300),
  -- Empty when the driver entered it.
  entered_by text not null default '',
  unique (duty_id, entry_key),
  check ((kind = 'expense') = (amount_paise is not null))
);

-- Charges apart from the services, such as for a late change.
create table booking_charges (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings on delete cascade,
  duty_id bigint references duties on delete cascade,
  kind text not null check (kind in ('cancellation', 'late-change', 'extra')),
  -- With tax.
  amount_paise bigint not null check (amount_paise >= 0),
  reason text not null default '' check (length(reason) <= 300),
  made_by text not null,
  made_at timestamptz not null default now()
);
create index booking_charges_of on booking_charges (booking_id);

-- Append-only; a mistake is corrected by an entry that reverses it.
create table money_entries (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings on delete cascade,
  entry_key uuid not null,
  kind text not null check (kind in ('advance', 'payment', 'collected-by-driver', 'refund')),
  -- Negative only in an entry that reverses another.
  amount_paise bigint not null check (amount_paise <> 0),
  method text not null check (method in ('cash', 'upi', 'card', 'bank', 'other')),
  reference text not null default '' check (length(reference) <= 100),
  reverses_id bigint unique references money_entries,
  made_by text not null,
  made_at timestamptz not null default now(),
  unique (booking_id, entry_key),
  check ((amount_paise < 0) = (reverses_id is not null))
);
create index money_entries_newest on money_entries (made_at desc, id desc);

create table booking_events (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings on delete cascade,
  duty_id bigint references duties on delete cascade,
  at timestamptz not null default now(),
  actor_id bigint,
  actor_name text not null default '',
  kind text not null,
  detail jsonb not null default '{}'
);
create index booking_events_of on booking_events (booking_id, at, id);

create function refuse_entry_change() returns trigger language plpgsql as $$
begin
  -- Deleting is left to erasing, which removes the whole booking.
  raise exception 'entries are never changed';
end $$;
create trigger money_entries_unchanged before update of booking_id, kind, amount_paise, method, made_by, made_at on money_entries
  for each row execute function refuse_entry_change();
create trigger duty_entries_unchanged before update of duty_id, kind, happened_at, odometer_km, amount_paise on duty_entries
  for each row execute function refuse_entry_change();
