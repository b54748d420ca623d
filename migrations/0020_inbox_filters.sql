-- The inbox is filtered by stage, owner, service, city, month of the trip and band of value, and sorted by age, follow-up,
-- start of the trip and value. Each filter with each sort walks one of these indexes. What has no follow-up, trip or
-- value comes last, so the sorts have an end of their own for it. Spam and joined enquiries are in no list but the spam.
-- The expressions are repeated in inbox-filter-store.ts and inbox-sort-store.ts, word for word.
create index enquiries_by_age on enquiries (received_at, id)
  where stage not in ('spam', 'joined');
create index enquiries_by_due on enquiries (coalesce(follow_up_at, 'infinity'), id)
  where stage not in ('spam', 'joined');
create index enquiries_by_trip on enquiries (coalesce(trip_starts, 'infinity'), id)
  where stage not in ('spam', 'joined');
create index enquiries_by_value on enquiries (coalesce(value_paise, 0), id)
  where stage not in ('spam', 'joined');

create index enquiries_stage_age on enquiries (stage, received_at, id)
  where stage not in ('spam', 'joined');
create index enquiries_stage_due on enquiries (stage, coalesce(follow_up_at, 'infinity'), id)
  where stage not in ('spam', 'joined');
create index enquiries_stage_trip on enquiries (stage, coalesce(trip_starts, 'infinity'), id)
  where stage not in ('spam', 'joined');
create index enquiries_stage_value on enquiries (stage, coalesce(value_paise, 0), id)
  where stage not in ('spam', 'joined');

create index enquiries_owner_age on enquiries (owner_id, received_at, id)
  where stage not in ('spam', 'joined');
create index enquiries_owner_due on enquiries (owner_id, coalesce(follow_up_at, 'infinity'), id)
  where stage not in ('spam', 'joined');
create index enquiries_owner_trip on enquiries (owner_id, coalesce(trip_starts, 'infinity'), id)
  where stage not in ('spam', 'joined');
create index enquiries_owner_value on enquiries (owner_id, coalesce(value_paise, 0), id)
  where stage not in ('spam', 'joined');

create index enquiries_service_age on enquiries (service, received_at, id)
  where stage not in ('spam', 'joined');
create index enquiries_service_due on enquiries (service, coalesce(follow_up_at, 'infinity'), id)
  where stage not in ('spam', 'joined');
create index enquiries_service_trip on enquiries (service, coalesce(trip_starts, 'infinity'), id)
  where stage not in ('spam', 'joined');
create index enquiries_service_value on enquiries (service, coalesce(value_paise, 0), id)
  where stage not in ('spam', 'joined');

create index enquiries_city_age on enquiries (city, received_at, id)
  where stage not in ('spam', 'joined');
create index enquiries_city_due on enquiries (city, coalesce(follow_up_at, 'infinity'), id)
  where stage not in ('spam', 'joined');
create index enquiries_city_trip on enquiries (city, coalesce(trip_starts, 'infinity'), id)
  where stage not in ('spam', 'joined');
create index enquiries_city_value on enquiries (city, coalesce(value_paise, 0), id)
  where stage not in ('spam', 'joined');

-- Months and bands of value as one value each, so that an index can have them before a sort.
create index enquiries_month_age on enquiries (date_trunc('month', trip_starts::timestamp), received_at, id)
  where stage not in ('spam', 'joined') and trip_starts is not null;
create index enquiries_month_due
  on enquiries (date_trunc('month', trip_starts::timestamp), coalesce(follow_up_at, 'infinity'), id)
  where stage not in ('spam', 'joined') and trip_starts is not null;
create index enquiries_month_trip
  on enquiries (date_trunc('month', trip_starts::timestamp), coalesce(trip_starts, 'infinity'), id)
  where stage not in ('spam', 'joined') and trip_starts is not null;
create index enquiries_month_value
  on enquiries (date_trunc('month', trip_starts::timestamp), coalesce(value_paise, 0), id)
  where stage not in ('spam', 'joined') and trip_starts is not null;

create index enquiries_band_age
  on enquiries (width_bucket(value_paise, '{1000000,5000000,10000000,50000000}'::bigint[]), received_at, id)
  where stage not in ('spam', 'joined') and value_paise is not null;
create index enquiries_band_due
  on enquiries (width_bucket(value_paise, '{1000000,5000000,10000000,50000000}'::bigint[]),
    coalesce(follow_up_at, 'infinity'), id)
  where stage not in ('spam', 'joined') and value_paise is not null;
create index enquiries_band_trip
  on enquiries (width_bucket(value_paise, '{1000000,5000000,10000000,50000000}'::bigint[]),
    coalesce(trip_starts, 'infinity'), id)
  where stage not in ('spam', 'joined') and value_paise is not null;
create index enquiries_band_value
  on enquiries (width_bucket(value_paise, '{1000000,5000000,10000000,50000000}'::bigint[]),
    coalesce(value_paise, 0), id)
  where stage not in ('spam', 'joined') and value_paise is not null;

-- Several filters at once are combined as bitmaps, which partial indexes of one condition cannot be. They take 7 bytes a row.
create index enquiries_of_stage on enquiries (stage);
create index enquiries_of_owner on enquiries (owner_id);
create index enquiries_of_service on enquiries (service);
create index enquiries_of_city on enquiries (city);
create index enquiries_of_month on enquiries (date_trunc('month', trip_starts::timestamp));
create index enquiries_of_band
  on enquiries (width_bucket(value_paise, '{1000000,5000000,10000000,50000000}'::bigint[]));

-- The queues, by the same sorts. What is open and due is also read by the digest, through enquiries_due.
drop index enquiries_new;
drop index enquiries_newest;
drop index enquiries_spam;
drop index enquiries_mine;
drop index enquiries_unassigned;
create index enquiries_spam on enquiries (received_at, id) where stage = 'spam';
create index enquiries_open_due on enquiries (coalesce(follow_up_at, 'infinity'), id)
  where stage in ('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip');
create index enquiries_mine on enquiries (owner_id, coalesce(follow_up_at, 'infinity'), id)
  where stage in ('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip');
create index enquiries_unassigned on enquiries (received_at, id)
  where owner_id is null and stage in ('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip');

-- Notes and other texts of the timeline. The kinds left out have no text of their own, or only names of staff.
create index enquiry_events_texts on enquiry_events using gin (to_tsvector('simple', detail)) with (fastupdate = off)
  where kind not in ('received', 'added-by-hand', 'seen', 'stage', 'owner', 'follow-up', 'mail-sent', 'mail-failed',
    'mail-bounced', 'merged', 'unmerged', 'undone', 'erased');
create index enquiry_events_newest_texts on enquiry_events (id)
  where kind not in ('received', 'added-by-hand', 'seen', 'stage', 'owner', 'follow-up', 'mail-sent', 'mail-failed',
    'mail-bounced', 'merged', 'unmerged', 'undone', 'erased');

-- Filters, sort and columns of the inbox under a name.
create table inbox_views (
  id bigint generated always as identity primary key,
  owner_id bigint not null references staff_users on delete cascade,
  name text not null check (length(name) between 1 and 40),
  -- As in the inbox's address: `queue=all&city=Delhi&sort=value`.
  query text not null check (length(query) <= 1000),
  columns text[] not null default '{}',
  -- Everyone sees a shared view; only its owner changes it.
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, name)
);
create index inbox_views_shared on inbox_views (id) where is_shared;
