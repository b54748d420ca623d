-- Imported lists of customers and open enquiries, each of which can be undone.
create table customer_imports (
  id bigint generated always as identity primary key,
  file_name text not null check (length(file_name) <= 200),
  customers integer not null,
  enquiries integer not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  undone_by text not null default '',
  undone_at timestamptz,
  -- What an undo left, because staff had worked on it since.
  kept_customers integer not null default 0,
  kept_enquiries integer not null default 0
);

alter table people
  -- Set by staff; an undo of an import leaves customers that were changed since.
  add column updated_at timestamptz not null default now(),
  add column import_id bigint references customer_imports,
  -- The number from its end, because staff search by its last digits.
  add column digits_reversed text not null generated always as (reverse(ltrim(phone_e164, '+'))) stored,
  -- 'simple', since names have no stems.
  add column search tsvector not null generated always as (to_tsvector('simple', left(name, 1000))) stored;
create index people_by_digits on people (digits_reversed text_pattern_ops) where phone_e164 <> '';
create index people_by_email_start on people (email text_pattern_ops) where email <> '';
create index people_search on people using gin (search) with (fastupdate = off);
create index people_by_name on people (left(lower(name), 100), id) where merged_into is null and erased_at is null;
create index people_of_import on people (import_id) where import_id is not null;

alter table enquiries
  add column import_id bigint references customer_imports,
  drop constraint enquiries_source_check,
  add constraint enquiries_source_check check (source in ('form', 'whatsapp', 'call', 'walk-in', 'mail', 'import')),
  -- An imported enquiry may have a mail address and no number.
  drop constraint enquiries_check1,
  add constraint enquiries_contact check (contact_no <> '' or erased_at is not null or (source = 'import' and email <> ''));
create index enquiries_of_import on enquiries (import_id) where import_id is not null;

-- The list of customers is sorted by the last contact, which no index over enquiries and their events has. It is kept
-- beside `people`, and not in it: merging and erasing lock a customer first and the enquiries afterwards, while a reply
-- locks its enquiry first, so that a reply that changed the customer's row could wait for a merge that waits for it.
-- Customers whose enquiries are all spam have no row, and are not listed.
create table customer_contacts (
  person_id bigint primary key references people on delete cascade,
  -- In milliseconds, the precision of a page's cursor; '-infinity' for a customer who is in an imported list only.
  last_contact_at timestamptz not null
);
create index customer_contacts_newest on customer_contacts (last_contact_at desc, person_id desc);

create function refresh_customer_contact(customer bigint) returns void language sql as $$
  insert into customer_contacts (person_id, last_contact_at)
  select customer, date_trunc('milliseconds', coalesce(greatest(max(e.received_at), max(v.at)), '-infinity'))
  from people p
    left join enquiries e on e.person_id = p.id and e.stage <> 'spam'
    left join enquiry_events v on v.enquiry_id = e.id
      and v.kind in ('received', 'added-by-hand', 'reply-opened', 'message', 'quote-made', 'quote-accepted')
  where p.id = customer and p.merged_into is null and p.erased_at is null
  group by p.id
  having count(e.id) > 0 or bool_or(p.import_id is not null)
  on conflict (person_id) do update set last_contact_at = excluded.last_contact_at
$$;

-- By triggers, so that every way of adding, moving and erasing keeps it right, also those of the version still running.
-- Deferred to the commit, when a transaction has all its other locks, so that no two wait for each other.
create function note_contact_of_enquiry() returns trigger language plpgsql as $$
begin
  if new.stage <> 'spam' then
    insert into customer_contacts as c (person_id, last_contact_at)
    values (new.person_id, date_trunc('milliseconds', new.received_at))
    on conflict (person_id) do update set last_contact_at = excluded.last_contact_at
      where c.last_contact_at < excluded.last_contact_at;
  end if;
  if tg_op = 'UPDATE' then
    delete from customer_contacts where person_id = old.person_id
      and not exists (select from enquiries where person_id = old.person_id and stage <> 'spam')
      and not exists (select from people where id = old.person_id and import_id is not null);
    perform refresh_customer_contact(old.person_id);
  end if;
  return null;
end $$;
create constraint trigger enquiries_contact_added after insert on enquiries deferrable initially deferred
  for each row when (new.person_id is not null) execute function note_contact_of_enquiry();
create constraint trigger enquiries_contact_moved after update on enquiries deferrable initially deferred
  for each row when (
    new.person_id is not null and new.erased_at is null
    and (old.person_id is distinct from new.person_id or (old.stage = 'spam') <> (new.stage = 'spam'))
  ) execute function note_contact_of_enquiry();

create function note_contact_of_event() returns trigger language plpgsql as $$
begin
  update customer_contacts set last_contact_at = date_trunc('milliseconds', new.at)
  where person_id = (select person_id from enquiries where id = new.enquiry_id)
    and last_contact_at < date_trunc('milliseconds', new.at);
  return null;
end $$;
create constraint trigger enquiry_events_contact after insert on enquiry_events deferrable initially deferred
  for each row when (new.kind in ('received', 'added-by-hand', 'reply-opened', 'message', 'quote-made', 'quote-accepted'))
  execute function note_contact_of_event();

-- Runs after the enquiries have moved: a merged or erased customer leaves the list, an unmerged one returns, and the
-- other customer of a merge has gained or lost contacts.
create function note_contact_of_customer() returns trigger language plpgsql as $$
begin
  delete from customer_contacts where person_id = new.id and (new.merged_into is not null or new.erased_at is not null);
  perform refresh_customer_contact(new.id);
  perform refresh_customer_contact(coalesce(new.merged_into, old.merged_into));
  return null;
end $$;
create constraint trigger people_contact_changed after update on people deferrable initially deferred
  for each row when (old.merged_into is distinct from new.merged_into or old.erased_at is distinct from new.erased_at)
  execute function note_contact_of_customer();

insert into customer_contacts (person_id, last_contact_at)
select p.id, date_trunc('milliseconds', greatest(max(e.received_at), max(v.at)))
from people p
  join enquiries e on e.person_id = p.id and e.stage <> 'spam'
  left join enquiry_events v on v.enquiry_id = e.id
    and v.kind in ('received', 'added-by-hand', 'reply-opened', 'message', 'quote-made', 'quote-accepted')
where p.merged_into is null and p.erased_at is null
group by p.id;
