-- A mail to or from the customer is a contact as well, and so is a quote that was mailed or declined.
create or replace function refresh_customer_contact(customer bigint) returns void language sql as $$
  insert into customer_contacts (person_id, last_contact_at)
  select customer, date_trunc('milliseconds', coalesce(greatest(max(e.received_at), max(v.at)), '-infinity'))
  from people p
    left join enquiries e on e.person_id = p.id and e.stage <> 'spam'
    left join enquiry_events v on v.enquiry_id = e.id
      and v.kind in ('received', 'added-by-hand', 'reply-opened', 'message', 'quote-made', 'quote-accepted',
        'quote-declined', 'quote-mailed', 'mail-to-customer', 'mail-received')
  where p.id = customer and p.merged_into is null and p.erased_at is null
  group by p.id
  having count(e.id) > 0 or bool_or(p.import_id is not null)
  on conflict (person_id) do update set last_contact_at = excluded.last_contact_at
$$;

drop trigger enquiry_events_contact on enquiry_events;
create constraint trigger enquiry_events_contact after insert on enquiry_events deferrable initially deferred
  for each row when (new.kind in ('received', 'added-by-hand', 'reply-opened', 'message', 'quote-made', 'quote-accepted',
    'quote-declined', 'quote-mailed', 'mail-to-customer', 'mail-received'))
  execute function note_contact_of_event();
