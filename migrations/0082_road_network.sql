-- Stops are places with coordinates. Road legs join neighbouring stops, so that every pair of stops has a distance.
-- Like places and routes, a leg is never overwritten: a change ends the old row and adds a new one.

alter table places
  add column state text not null default '' check (length(state) <= 60),
  add column lat numeric(7, 5) check (lat between -90 and 90),
  add column lng numeric(8, 5) check (lng between -180 and 180),
  add constraint places_coordinates check ((lat is null) = (lng is null)),
  drop constraint places_kind_check,
  add constraint places_kind_check check (kind in ('airport', 'station', 'in-city', 'beyond'));

create table road_legs (
  id bigint generated always as identity primary key,
  from_slug text not null,
  to_slug text not null,
  km integer not null check (km between 1 and 1000),
  -- Driving by day on a dry road.
  minutes integer not null check (minutes between 1 and 3000),
  is_hill boolean not null default false,
  closed_months smallint[] not null default '{}'
    check (closed_months <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]),
  note text not null default '' check (length(note) <= 300),
  -- Empty: to be confirmed. A fare over such a leg says 'about'.
  source text not null default '' check (length(source) <= 300),
  made_by text not null default '',
  made_at timestamptz not null default now(),
  ended_by text not null default '',
  ended_at timestamptz,
  import_id bigint references fare_imports,
  ended_by_import_id bigint references fare_imports,
  check (from_slug <> to_slug)
);
-- A leg holds in both directions, so a pair of stops has one.
create unique index road_legs_pair on road_legs (least(from_slug, to_slug), greatest(from_slug, to_slug))
  where ended_at is null;
create index road_legs_from on road_legs (from_slug, to_slug) where ended_at is null;
create index road_legs_to on road_legs (to_slug) where ended_at is null;
create index road_legs_unconfirmed on road_legs (from_slug, to_slug) where ended_at is null and source = '';
create index road_legs_history on road_legs (least(from_slug, to_slug), greatest(from_slug, to_slug), id);
create index road_legs_import on road_legs (import_id);
create index road_legs_ended_by_import on road_legs (ended_by_import_id);

alter table fare_imports
  drop constraint fare_imports_kind_check,
  add constraint fare_imports_kind_check check (kind in ('places', 'routes', 'legs', 'rates'));

-- A route without a distance of its own has that of the road legs.
alter table routes
  alter column km drop not null,
  alter column minutes drop not null,
  add constraint routes_distance check ((km is null) = (minutes is null));
