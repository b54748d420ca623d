-- Rates, places and routes are never overwritten: a change ends the old row and adds a new one, so that a fare can be
-- worked out again by the rates that made it.

create table car_types (
  code text primary key check (code in ('compact', 'sedan', 'suv', 'luxury')),
  name text not null check (name <> ''),
  examples text not null,
  seats smallint not null check (seats between 1 and 20),
  bags smallint not null check (bags between 0 and 20),
  -- The name of a poster.
  picture text not null,
  changed_by text not null default '',
  changed_at timestamptz not null default now()
);

create table rate_versions (
  version integer generated always as identity primary key,
  -- The first day of travel.
  valid_from date not null,
  rates jsonb not null,
  note text not null default '' check (length(note) <= 500),
  is_sample boolean not null default false,
  made_by text not null default '',
  made_at timestamptz not null default now(),
  -- Visitors see fares of confirmed versions only.
  confirmed_by text not null default '',
  confirmed_at timestamptz
);
create index rate_versions_confirmed on rate_versions (valid_from desc, version desc) where confirmed_at is not null;

create function refuse_rate_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.confirmed_at is not null
    or (old.version, old.valid_from, old.rates, old.note, old.is_sample, old.made_by, old.made_at)
       is distinct from (new.version, new.valid_from, new.rates, new.note, new.is_sample, new.made_by, new.made_at)
  then raise exception 'rates are never changed';
  end if;
  return new;
end $$;
create trigger rate_versions_unchanged before update or delete on rate_versions
  for each row execute function refuse_rate_change();

create table fare_imports (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('places', 'routes', 'rates')),
  file_name text not null,
  added integer not null,
  changed integer not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  undone_by text not null default '',
  undone_at timestamptz
);

-- Rates from a file; once its import is undone they can no longer be confirmed.
alter table rate_versions add column import_id bigint references fare_imports;
create index rate_versions_import on rate_versions (import_id) where import_id is not null;

create function refuse_undone_rates() returns trigger language plpgsql as $$
begin
  if exists (select from fare_imports where id = new.import_id and undone_at is not null)
  then raise exception 'the import of these rates is undone';
  end if;
  return new;
end $$;
create trigger rate_versions_not_undone before update on rate_versions
  for each row when (new.import_id is not null and new.confirmed_at is not null)
  execute function refuse_undone_rates();

create table places (
  id bigint generated always as identity primary key,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name text not null check (name <> '' and length(name) <= 100),
  kind text not null check (kind in ('airport', 'in-city', 'beyond')),
  -- Whose rates hold for rides from and to it.
  city text not null check (city in ('delhi', 'guwahati')),
  -- Other names, for the search.
  other_names text not null default '' check (length(other_names) <= 300),
  search tsvector not null generated always as (to_tsvector('simple', name || ' ' || other_names)) stored,
  made_by text not null default '',
  made_at timestamptz not null default now(),
  ended_by text not null default '',
  ended_at timestamptz,
  import_id bigint references fare_imports,
  ended_by_import_id bigint references fare_imports
);
create unique index places_slug on places (slug) where ended_at is null;
-- For the staff's lists, and for the history of one place.
create index places_by_name on places (lower(name), id) where ended_at is null;
create index places_by_city on places (city, lower(name), id) where ended_at is null;
create index places_history on places (slug, id);
create index places_search on places using gin (search) where ended_at is null;
create index places_import on places (import_id);
create index places_ended_by_import on places (ended_by_import_id);

create table routes (
  id bigint generated always as identity primary key,
  from_slug text not null,
  to_slug text not null,
  km integer not null check (km between 1 and 4000),
  minutes integer not null check (minutes between 1 and 10000),
  source text not null default '' check (length(source) <= 300),
  checked_on date,
  -- Text of its own page; a route without it has none.
  stops text not null default '' check (length(stops) <= 3000),
  road text not null default '' check (length(road) <= 3000),
  season text not null default '' check (length(season) <= 3000),
  made_by text not null default '',
  made_at timestamptz not null default now(),
  ended_by text not null default '',
  ended_at timestamptz,
  import_id bigint references fare_imports,
  ended_by_import_id bigint references fare_imports,
  check (from_slug <> to_slug)
);
-- A route holds in both directions, so a pair of places has one.
create unique index routes_pair on routes (least(from_slug, to_slug), greatest(from_slug, to_slug)) where ended_at is null;
-- By the address of its page.
create unique index routes_page on routes ((from_slug || '-to-' || to_slug)) where ended_at is null;
create index routes_from on routes (from_slug, to_slug) where ended_at is null;
create index routes_unchecked on routes (from_slug, to_slug) where ended_at is null and checked_on is null;
create index routes_history on routes (least(from_slug, to_slug), greatest(from_slug, to_slug), id);
create index routes_to on routes (to_slug) where ended_at is null;
create index routes_import on routes (import_id);
create index routes_ended_by_import on routes (ended_by_import_id);

-- Counted by day and route, with nothing about the visitor.
create table fare_estimates (
  day date not null,
  trip_type text not null,
  from_slug text not null,
  to_slug text not null,
  count integer not null,
  primary key (day, trip_type, from_slug, to_slug)
);

-- The trip that a visitor asked for, with the fare that they saw; null for enquiries about something else.
alter table enquiries add column trip jsonb;
create index enquiries_trip on enquiries (received_at) where trip is not null;
create index enquiries_trip_places on enquiries
  using gin (to_tsvector('simple', (trip->>'from') || ' ' || (trip->>'to'))) where trip is not null;
