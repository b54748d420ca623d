-- What customers say about a trip. Nothing is public before staff have approved it.
create table reviews (
  id bigint generated always as identity primary key,
  -- The customer writes by the link of the booking; empty for a review that staff received in another way.
  booking_id bigint references bookings on delete cascade,
  state text not null check (state in ('asked', 'received', 'approved', 'hidden')),
  origin text not null check (origin in ('link', 'whatsapp', 'mail', 'phone', 'in-person')),
  -- As the customer wants to be named.
  shown_name text not null default '' check (length(shown_name) <= 60),
  body text not null default '' check (length(body) <= 2000),
  rating smallint check (rating between 1 and 5),
  trip text not null default '' check (length(trip) <= 120),
  trip_day date,
  -- Grows with each change, so that staff approve what they have read.
  revision integer not null default 1,
  made_by text not null default '',
  made_at timestamptz not null default now(),
  received_at timestamptz,
  decided_by text not null default '',
  decided_at timestamptz,
  erased_at timestamptz,
  check (erased_at is not null or state = 'asked' or (body <> '' and shown_name <> '' and received_at is not null)),
  check (erased_at is null or state = 'hidden')
);
create unique index reviews_of_booking on reviews (booking_id) where booking_id is not null;
-- The tabs of the staff's list and the public list, each the newest first.
create index reviews_by_state on reviews (state, id desc) where erased_at is null;

-- A restore of an older backup erases reviews again, too.
alter table erasures drop constraint erasures_kind_check;
alter table erasures add constraint erasures_kind_check
  check (kind in ('customer', 'enquiry', 'booking', 'driver', 'review'));
create trigger reviews_erased after update on reviews for each row
  when (old.erased_at is null and new.erased_at is not null) execute function note_erasure('review');
