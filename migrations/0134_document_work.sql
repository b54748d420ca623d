-- What may be due in documents is noted by triggers, so that no way of counting money, closing a ride or cancelling can leave it
-- out. A row stays while something waits, for instance for a rule that nobody has confirmed, with what it waits for.
alter table document_work
  drop constraint document_work_booking_id_fkey,
  drop constraint document_work_quote_id_fkey,
  add foreign key (booking_id) references bookings on delete cascade,
  add foreign key (quote_id) references quotes on delete cascade,
  -- Null while it waits for a change.
  add column due_at timestamptz default now(),
  add column claimed_at timestamptz,
  add column tries integer not null default 0,
  -- What should be issued and why it is not.
  add column waits jsonb not null default '[]',
  -- A code, after a failure.
  add column error text not null default '' check (length(error) <= 100);
create index document_work_due on document_work (due_at, id) where due_at is not null;
create index document_work_missing on document_work (id desc) where waits <> '[]' or error <> '';

create trigger document_work_wake_again after update on document_work for each row
  when (new.due_at is not null and new.claimed_at is null and new.noted_at <> old.noted_at)
  execute function wake_worker('documents');

create function note_document_work(booking bigint, quote bigint) returns void language plpgsql as $$
begin
  if booking is not null then
    insert into document_work (booking_id, noted_at, due_at) values (booking, clock_timestamp(), clock_timestamp())
    on conflict (booking_id) where booking_id is not null
    do update set noted_at = clock_timestamp(), due_at = clock_timestamp(), tries = 0, claimed_at = null;
  else
    insert into document_work (quote_id, noted_at, due_at) values (quote, clock_timestamp(), clock_timestamp())
    on conflict (quote_id) where quote_id is not null
    do update set noted_at = clock_timestamp(), due_at = clock_timestamp(), tries = 0, claimed_at = null;
  end if;
end $$;

create function note_documents_of_money() returns trigger language plpgsql as $$
begin
  perform note_document_work(new.booking_id, new.quote_id);
  return null;
end $$;
create trigger money_entries_documents after insert on money_entries for each row
  execute function note_documents_of_money();
create trigger money_entries_documents_of_booking after update of booking_id on money_entries for each row
  when (new.booking_id is distinct from old.booking_id) execute function note_documents_of_money();

create function note_documents_of_duty() returns trigger language plpgsql as $$
begin
  perform note_document_work(new.booking_id, null);
  return null;
end $$;
create trigger duties_documents after update on duties for each row
  when (new.closed_at is distinct from old.closed_at
    or (new.status <> old.status and (new.status in ('cancelled', 'no-show') or old.status in ('cancelled', 'no-show'))))
  execute function note_documents_of_duty();

-- A booking that nothing was paid or issued for has no documents because its price changes.
create function note_documents_of_booking() returns trigger language plpgsql as $$
begin
  if new.cancelled_at is distinct from old.cancelled_at or new.received_paise <> 0
    or new.last_day < (now() at time zone 'Asia/Kolkata')::date
    or exists (select from documents where booking_id = new.id)
    or exists (select from document_work where booking_id = new.id)
  then perform note_document_work(new.id, null);
  end if;
  return null;
end $$;
create trigger bookings_documents after update on bookings for each row
  when (new.erased_at is null and (new.cancelled_at is distinct from old.cancelled_at or new.total_paise <> old.total_paise
    or new.last_day is distinct from old.last_day or new.buyer_id is distinct from old.buyer_id))
  execute function note_documents_of_booking();

-- Bookings whose trip has ended and that were not looked at since.
create index bookings_by_last_day on bookings (last_day, id) where kind <> 'cab' and cancelled_at is null;
