-- Places to visit, which staff call 'Places'. The table `places` has the stops of cab routes.
create table sights (
  id bigint generated always as identity primary key,
  slug text not null,
  name text not null check (length(name) between 1 and 80),
  region text not null check (length(region) between 1 and 60),
  kind text not null check (kind in
    ('monument', 'temple', 'museum', 'park', 'nature', 'dive-site', 'market', 'viewpoint', 'town', 'other')),
  -- Paragraphs, with an empty line between two.
  body text not null check (length(body) between 1 and 10000),
  picture text not null default '',
  picture_alt text not null default '',
  when_to_go text not null default '',
  time_needed text not null default '',
  open_on text not null default '',
  closed_on text not null default '',
  best_months text not null default '',
  distance_km integer check (distance_km between 1 and 9999),
  distance_from text not null default '',
  -- What else is worth knowing, as [{"name", "value"}].
  facts jsonb not null default '[]',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- The page that lists it, and its place among the others there.
  listed_on text not null default '',
  position integer not null default 1,
  -- Long enough and with a picture, so that it has a page of its own once it is published.
  has_page boolean not null default false,
  state text not null check (state in ('draft', 'published')),
  -- Counts saves, for optimistic locking.
  version integer not null default 1,
  -- From the copy of the site, until staff save it.
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  -- Kept for good: a row says that the place of the copy was taken over.
  deleted_at timestamptz,
  search tsvector not null generated always as (to_tsvector('simple', name || ' ' || region)) stored,
  check ((latitude is null) = (longitude is null)),
  check ((distance_km is null) = (distance_from = ''))
);
create unique index sights_slug on sights (slug);
-- The staff's list, by each filter.
create index sights_by_name on sights (name, id) where deleted_at is null;
create index sights_by_region on sights (region, name, id) where deleted_at is null;
create index sights_by_kind on sights (kind, name, id) where deleted_at is null;
create index sights_by_state on sights (state, name, id) where deleted_at is null;
create index sights_deleted on sights (name, id) where deleted_at is not null;
create index sights_search on sights using gin (search) with (fastupdate = off);
-- The lists of public pages, with drafts and deleted rows, and the sitemap.
create index sights_listed on sights (listed_on, position, id) where listed_on <> '';
create index sights_with_page on sights (id) where has_page and state = 'published' and deleted_at is null;
