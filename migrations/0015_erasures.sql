-- Which records were erased, and when, by their numbers alone. The worker copies each row into the storage folder, where
-- it outlives the database: a restore of an older backup brings erased customers back, and repeats what is noted there.
create table erasures (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('customer', 'enquiry')),
  record_id bigint not null,
  -- Not the start of its transaction, which may lie before an enquiry that it waited for.
  at timestamptz not null default clock_timestamp(),
  stored_at timestamptz
);
create index erasures_to_store on erasures (id) where stored_at is null;

-- By a trigger, so that no way of erasing can leave it out, also none of the version that is still running.
create function note_erasure() returns trigger language plpgsql as $$
begin
  insert into erasures (kind, record_id) values (tg_argv[0], new.id);
  return null;
end $$;
create trigger enquiries_erased after update on enquiries for each row
  when (old.erased_at is null and new.erased_at is not null) execute function note_erasure('enquiry');
create trigger people_erased after update on people for each row
  when (old.erased_at is null and new.erased_at is not null) execute function note_erasure('customer');

-- What was erased before.
insert into erasures (kind, record_id, at)
select 'enquiry', id, erased_at from enquiries where erased_at is not null
union all
select 'customer', id, erased_at from people where erased_at is not null;
