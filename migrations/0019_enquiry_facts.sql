-- What staff know about the wanted trip, beside the customer's own words. A cab ride that was asked for fills it.
alter table enquiries
  add column trip_from text not null default '' check (length(trip_from) <= 100),
  add column trip_to text not null default '' check (length(trip_to) <= 100),
  add column trip_starts date,
  add column trip_ends date check (trip_ends >= trip_starts),
  add column adults smallint check (adults between 1 and 500),
  add column children smallint check (children between 0 and 500),
  add column car_type text not null default '' check (length(car_type) <= 20),
  add column budget_paise bigint check (budget_paise > 0),
  -- The total of the newest quote.
  add column quoted_paise bigint check (quoted_paise > 0),
  -- What the enquiry may bring: the quote, or else the fare that the customer saw, or else their budget.
  add column value_paise bigint generated always as (
    coalesce(quoted_paise, (trip->'fare'->>'totalPaise')::bigint, budget_paise)
  ) stored,
  add column follow_up_purpose text not null default '' check (length(follow_up_purpose) <= 60),
  -- An enquiry that was joined into another one of the same customer keeps its former stage, so that it can be undone.
  add column joined_into bigint references enquiries check (joined_into <> id),
  add column stage_before_join text not null default '',
  drop constraint enquiries_stage_check,
  add constraint enquiries_stage_check check (stage in ('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip',
    'completed', 'lost', 'cancelled', 'spam', 'joined')),
  add constraint enquiries_joined check ((stage = 'joined') = (joined_into is not null));
create index enquiries_joined_into on enquiries (joined_into) where joined_into is not null;

update enquiries set
  trip_from = coalesce(left(trip->>'from', 100), ''),
  trip_to = coalesce(left(trip->>'to', 100), ''),
  trip_starts = (trip->>'day')::date,
  trip_ends = greatest((trip->>'day')::date, (trip->>'returnDay')::date),
  car_type = coalesce(trip->>'car', '')
where trip is not null;

update enquiries set quoted_paise = newest.total_paise
from (select distinct on (enquiry_id) enquiry_id, total_paise from quotes order by enquiry_id, version desc) newest
where enquiries.id = newest.enquiry_id;
