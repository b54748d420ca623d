-- Trusted since PostgreSQL 13: the owner of the database may add it.
create extension if not exists pg_trgm;

-- What staff publish: a draft is for staff alone, what is scheduled is published by the worker at its minute. What is
-- deleted waits thirty days for a change of mind. `version` counts saves, so that two people's cannot pass unnoticed.
alter table blogs
  add column state text not null default 'published' check (state in ('draft', 'scheduled', 'published')),
  add column publish_at timestamptz check (state <> 'scheduled' or publish_at is not null),
  add column version integer not null default 1 check (version > 0),
  add column deleted_at timestamptz,
  -- The parser of 'english' leaves tags out. A vector holds a megabyte at most, and nobody looks for a long text by its end.
  add column search tsvector not null generated always as (
    setweight(to_tsvector('english', heading || ' ' || title), 'A')
    || setweight(to_tsvector('english', author || ' ' || featured_content || ' ' || meta_description), 'B')
    || to_tsvector('english', left(body_html, 100000))
  ) stored;

alter table tour_packages
  add column state text not null default 'published' check (state in ('draft', 'scheduled', 'published')),
  add column publish_at timestamptz check (state <> 'scheduled' or publish_at is not null),
  add column version integer not null default 1 check (version > 0),
  add column deleted_at timestamptz,
  -- A list of days, each with `title` and `text`.
  add column itinerary jsonb not null default '[]' check (jsonb_typeof(itinerary) = 'array'),
  -- The printed itinerary, and the version that it was made from: the worker makes those that are behind.
  add column pdf_key text not null default '',
  add column pdf_version integer not null default 0,
  add column search tsvector not null generated always as (
    setweight(to_tsvector('english', name), 'A')
    || setweight(to_tsvector('english', country || ' ' || package_type || ' ' || activities || ' ' || seller), 'B')
    || to_tsvector('english', inclusions || ' ' || left(description_html, 100000))
    || to_tsvector('english', itinerary)
  ) stored;

-- The desk's lists, and with a state before them the public ones.
drop index blogs_latest;
create index blogs_latest on blogs (blog_date desc, id desc) where deleted_at is null;
create index blogs_latest_by_state on blogs (state, blog_date desc, id desc) where deleted_at is null;
create index blogs_deleted on blogs (deleted_at desc, id desc) where deleted_at is not null;
create index blogs_due on blogs (publish_at) where state = 'scheduled' and deleted_at is null;
create index blogs_search on blogs using gin (search) with (fastupdate = off);

drop index tour_packages_country_newest;
create index tour_packages_public on tour_packages (country, id desc) where state = 'published' and deleted_at is null;
create index tour_packages_newest on tour_packages (id desc) where deleted_at is null;
create index tour_packages_newest_by_state on tour_packages (state, id desc) where deleted_at is null;
create index tour_packages_deleted on tour_packages (deleted_at desc, id desc) where deleted_at is not null;
create index tour_packages_due on tour_packages (publish_at) where state = 'scheduled' and deleted_at is null;
create index tour_packages_unprinted on tour_packages (id)
  where state = 'published' and deleted_at is null and pdf_version <> version;
create index tour_packages_search on tour_packages using gin (search) with (fastupdate = off);

-- How many rows stand on each shelf of a list, kept as they change: counting a hundred thousand for every page of a list
-- would cost more than the page.
create table shelf_counts (
  list text not null,
  shelf text not null check (shelf in ('draft', 'scheduled', 'published', 'deleted')),
  row_count bigint not null,
  primary key (list, shelf)
);

create function count_shelves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into shelf_counts as kept (list, shelf, row_count)
    select tg_table_name, case when deleted_at is null then state else 'deleted' end as shelf, count(*)
    from come group by 2 order by 2
    on conflict (list, shelf) do update set row_count = kept.row_count + excluded.row_count;
  elsif tg_op = 'DELETE' then
    insert into shelf_counts as kept (list, shelf, row_count)
    select tg_table_name, case when deleted_at is null then state else 'deleted' end as shelf, -count(*)
    from gone group by 2 order by 2
    on conflict (list, shelf) do update set row_count = kept.row_count + excluded.row_count;
  elsif tg_op = 'UPDATE' then
    insert into shelf_counts as kept (list, shelf, row_count)
    select tg_table_name, case when deleted_at is null then state else 'deleted' end as shelf, sum(difference)
    from (
      select deleted_at, state, 1 as difference from come union all select deleted_at, state, -1 from gone
    ) moved
    group by 2 having sum(difference) <> 0 order by 2
    on conflict (list, shelf) do update set row_count = kept.row_count + excluded.row_count;
  else
    delete from shelf_counts where list = tg_table_name;
  end if;
  return null;
end $$;

create trigger blogs_come after insert on blogs
  referencing new table as come for each statement execute function count_shelves();
create trigger blogs_gone after delete on blogs
  referencing old table as gone for each statement execute function count_shelves();
create trigger blogs_moved after update on blogs
  referencing new table as come old table as gone for each statement execute function count_shelves();
create trigger blogs_emptied after truncate on blogs for each statement execute function count_shelves();

create trigger tour_packages_come after insert on tour_packages
  referencing new table as come for each statement execute function count_shelves();
create trigger tour_packages_gone after delete on tour_packages
  referencing old table as gone for each statement execute function count_shelves();
create trigger tour_packages_moved after update on tour_packages
  referencing new table as come old table as gone for each statement execute function count_shelves();
create trigger tour_packages_emptied after truncate on tour_packages
  for each statement execute function count_shelves();

insert into shelf_counts (list, shelf, row_count)
select 'blogs', 'published', count(*) from blogs
union all
select 'tour_packages', 'published', count(*) from tour_packages;

-- Every save as it was, so that it can be looked at and brought back.
create table revisions (
  kind text not null check (kind in ('blog', 'tour-package')),
  subject_id bigint not null,
  version integer not null,
  saved_at timestamptz not null default now(),
  saved_by text not null,
  -- The version that was brought back, where this one is an old one again.
  restored_from integer,
  content jsonb not null,
  primary key (kind, subject_id, version)
);

-- What somebody is still writing, kept every few seconds. Subject 0 is one that is not saved at all yet.
create table unsaved_work (
  staff_id bigint not null references staff_users on delete cascade,
  kind text not null check (kind in ('blog', 'tour-package')),
  subject_id bigint not null,
  base_version integer not null,
  fields jsonb not null,
  kept_at timestamptz not null default now(),
  primary key (staff_id, kind, subject_id)
);

-- Words that occur in what staff wrote: a word that was typed wrong is looked up here.
create table search_words (word text primary key);
create index search_words_alike on search_words using gin (word gin_trgm_ops) with (fastupdate = off);

insert into search_words
select distinct lexeme
from (
  select to_tsvector('simple', heading || ' ' || title || ' ' || author || ' ' || left(body_html, 100000)) as words
  from blogs
  union all
  select to_tsvector('simple', name || ' ' || activities || ' ' || left(description_html, 100000)) from tour_packages
) written, unnest(written.words)
where lexeme ~ '^[[:alpha:]]{3,40}$';

-- Keys that web processes share to sign with; made when first needed.
create table signing_keys (
  name text primary key,
  key bytea not null
);
