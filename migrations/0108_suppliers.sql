-- Hotels, transporters, guides and permit agents, who provide the services of trips.
create table suppliers (
  id bigint primary key generated always as identity,
  idempotency_key text not null unique check (length(idempotency_key) <= 100),
  kind text not null check (kind in ('hotel', 'transporter', 'guide', 'permit-agent', 'activity', 'other')),
  name text not null check (length(name) between 1 and 200),
  city text not null default '' check (length(city) <= 100),
  contact_name text not null default '' check (length(contact_name) <= 200),
  phone_e164 text not null default '' check (length(phone_e164) <= 20),
  email text not null default '' check (length(email) <= 254),
  gstin text not null default '' check (gstin = '' or gstin ~ '^[0-9A-Z]{15}$'),
  -- When and how the agency pays, as agreed with the supplier.
  pay_terms text not null default '' check (length(pay_terms) <= 1000),
  notes text not null default '' check (length(notes) <= 3000),
  is_sample boolean not null default false,
  revision integer not null default 1,
  added_at timestamptz not null default now(),
  changed_by text not null default '',
  changed_at timestamptz not null default now(),
  ended_at timestamptz
);
-- Two hotels of a chain have one name in two cities.
create unique index suppliers_by_name on suppliers (lower(name), lower(city)) where ended_at is null;
