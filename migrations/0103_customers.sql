-- What the code and the screens call customers was called people in the database.
alter table people rename to customers;
alter sequence people_id_seq rename to customers_id_seq;
alter table enquiries rename column person_id to customer_id;
alter table enquiries rename column person_before_merge to customer_before_merge;
alter table customer_contacts rename column person_id to customer_id;
alter table customer_notes rename column person_id to customer_id;

do $$
declare
  name text;
  routine regprocedure;
begin
  -- Before the indexes, because the index of a primary key follows its constraint.
  for name in select conname from pg_constraint where conrelid = 'customers'::regclass and conname like 'people\_%' loop
    execute format('alter table customers rename constraint %I to %I', name, replace(name, 'people_', 'customers_'));
  end loop;
  for name in select indexname from pg_indexes where schemaname = 'public' and indexname like 'people\_%' loop
    execute format('alter index %I rename to %I', name, replace(name, 'people_', 'customers_'));
  end loop;
  for name in select tgname from pg_trigger where tgrelid = 'customers'::regclass and tgname like 'people\_%' loop
    if exists (select from pg_trigger where tgrelid = 'customers'::regclass and tgname = name) then
      execute format('alter trigger %I on customers rename to %I', name, replace(name, 'people_', 'customers_'));
    end if;
  end loop;
  foreach routine in array array[
    'refresh_customer_contact(bigint)', 'note_contact_of_enquiry()', 'note_contact_of_event()',
    'note_contact_of_customer()', 'note_contact_of_booking()'
  ]::regprocedure[] loop
    execute replace(replace(pg_get_functiondef(routine), 'person_id', 'customer_id'), 'people', 'customers');
  end loop;
end $$;

alter table enquiries rename constraint enquiries_person_id_fkey to enquiries_customer_id_fkey;
alter table enquiries rename constraint enquiries_person_before_merge_fkey to enquiries_customer_before_merge_fkey;
alter table customer_contacts rename constraint customer_contacts_person_id_fkey to customer_contacts_customer_id_fkey;
alter table customer_notes rename constraint customer_notes_person_id_fkey to customer_notes_customer_id_fkey;
alter index enquiries_of_person rename to enquiries_of_customer;
alter index customer_notes_of_person rename to customer_notes_of_customer;
