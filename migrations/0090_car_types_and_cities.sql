-- Car types and cities are rows that staff add, change and deactivate. The four types and two cities of the beginning are here,
-- because their codes are in rates, bookings and enquiries.

alter table car_types
  drop constraint car_types_code_check,
  drop constraint car_types_seats_check,
  drop constraint car_types_bags_check,
  add constraint car_types_code_check check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 40),
  add constraint car_types_seats_check check (seats between 1 and 60),
  add constraint car_types_bags_check check (bags between 0 and 60),
  -- What lists call it besides its name, separated by commas.
  add column other_names text not null default '' check (length(other_names) <= 300),
  -- From the smallest to the largest.
  add column position smallint not null default 100,
  add column revision integer not null default 1,
  -- Not offered from then on; what was priced or booked before keeps it.
  add column deactivated_at timestamptz;

insert into car_types (code, name, examples, seats, bags, picture) values
  ('compact', 'Compact', 'Swift, WagonR or similar', 4, 1, ''),
  ('sedan', 'Sedan', 'Dzire, Etios or similar', 4, 2, ''),
  ('suv', 'SUV', 'Innova, Ertiga or similar', 6, 4, ''),
  ('luxury', 'Luxury', 'Camry, Fortuner or similar', 4, 3, '')
on conflict do nothing;

update car_types set position = first.position, other_names = first.other_names
from (values
  ('compact', 1, 'Hatchback, Hatch, Mini, Small'),
  ('sedan', 2, 'Saloon'),
  ('suv', 3, 'MUV, MPV'),
  ('luxury', 4, 'Premium, Lux')
) first (code, position, other_names) where car_types.code = first.code;

create table cities (
  code text primary key check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 40),
  name text not null check (name <> '' and length(name) <= 60),
  other_names text not null default '' check (length(other_names) <= 300),
  position smallint not null default 100,
  revision integer not null default 1,
  deactivated_at timestamptz,
  changed_by text not null default '',
  changed_at timestamptz not null default now()
);

insert into cities (code, name, other_names, position) values
  ('guwahati', 'Guwahati', 'Gauhati, GHY', 1),
  ('delhi', 'Delhi', 'New Delhi, Delhi NCR, NCR', 2);
