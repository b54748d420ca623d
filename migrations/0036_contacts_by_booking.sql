-- A booking is a contact as well: a customer who booked by phone and never enquired is in the list of customers, too.
-- Bookings keep the customer that they were made for, also after a merge.
create or replace function refresh_customer_contact(customer bigint) returns void language sql as $$
  insert into customer_contacts (person_id, last_contact_at)
  select customer, date_trunc('milliseconds', coalesce(greatest(enquired.last_at, booked.last_at), '-infinity'))
  from people p
    cross join lateral (
      select greatest(max(e.received_at), max(v.at)) as last_at
      from enquiries e
        left join enquiry_events v on v.enquiry_id = e.id
          and v.kind in ('received', 'added-by-hand', 'reply-opened', 'message', 'quote-made', 'quote-accepted',
            'quote-declined', 'quote-mailed', 'mail-to-customer', 'mail-received')
      where e.person_id = p.id and e.stage <> 'spam'
    ) enquired
    cross join lateral (
      select max(b.made_at) as last_at from bookings b
      where b.customer_id in (select customer union all select id from people where merged_into = customer)
    ) booked
  where p.id = customer and p.merged_into is null and p.erased_at is null
    and (enquired.last_at is not null or booked.last_at is not null or p.import_id is not null)
  on conflict (person_id) do update set last_contact_at = excluded.last_contact_at
$$;

create or replace function note_contact_of_enquiry() returns trigger language plpgsql as $$
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
      and not exists (select from bookings where customer_id = old.person_id)
      and not exists (select from people where id = old.person_id and import_id is not null);
    perform refresh_customer_contact(old.person_id);
  end if;
  return null;
end $$;

create function note_contact_of_booking() returns trigger language plpgsql as $$
declare
  customer bigint;
begin
  select coalesce(merged_into, id) into customer from people where id = coalesce(new.customer_id, old.customer_id);
  if tg_op = 'INSERT' then
    insert into customer_contacts as c (person_id, last_contact_at)
    values (customer, date_trunc('milliseconds', new.made_at))
    on conflict (person_id) do update set last_contact_at = excluded.last_contact_at
      where c.last_contact_at < excluded.last_contact_at;
  else
    delete from customer_contacts where person_id = customer
      and not exists (select from enquiries where person_id = customer and stage <> 'spam')
      and not exists (select from people where id = customer and import_id is not null);
    perform refresh_customer_contact(customer);
  end if;
  return null;
end $$;
-- Deferred to the commit for the same reason as for enquiries.
create constraint trigger bookings_contact after insert or delete on bookings deferrable initially deferred
  for each row execute function note_contact_of_booking();

insert into customer_contacts (person_id, last_contact_at)
select coalesce(p.merged_into, p.id), date_trunc('milliseconds', max(b.made_at))
from bookings b join people p on p.id = b.customer_id
  join people main on main.id = coalesce(p.merged_into, p.id)
where main.erased_at is null
group by 1
on conflict (person_id) do nothing;
