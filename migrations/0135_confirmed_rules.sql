-- A rule is confirmed once and a registration ended once; nothing else of them changes.
create function refuse_rule_change() returns trigger language plpgsql as $$
begin
  raise exception 'a rule is added and confirmed, never changed';
end $$;
create trigger tax_rules_unchanged before update on tax_rules for each row
  when (old.confirmed_by <> '' or new.confirmed_by = ''
    or (new.subject, new.from_day, new.value, new.source, new.made_by, new.made_at, new.idempotency_key)
      is distinct from (old.subject, old.from_day, old.value, old.source, old.made_by, old.made_at, old.idempotency_key))
  execute function refuse_rule_change();
create trigger tax_rules_stay before delete on tax_rules for each row execute function refuse_rule_change();
create trigger registrations_unchanged before update on registrations for each row
  when (old.until_day is not null
    or (new.gstin, new.state, new.legal_name, new.address, new.series_code, new.from_day, new.is_sample, new.made_by, new.made_at)
      is distinct from (old.gstin, old.state, old.legal_name, old.address, old.series_code, old.from_day, old.is_sample,
        old.made_by, old.made_at))
  execute function refuse_rule_change();
create trigger registrations_stay before delete on registrations for each row execute function refuse_rule_change();

-- What staff say about the tax of a trip, which its services alone do not.
create table booking_tax_choices (
  booking_id bigint primary key references bookings on delete cascade,
  choice text not null check (choice in ('with-stay', 'without-stay', 'wholly-outside')),
  reason text not null check (length(reason) between 1 and 200),
  made_by text not null,
  made_at timestamptz not null default now()
);

create function note_documents_of_choice() returns trigger language plpgsql as $$
begin
  perform note_document_work(new.booking_id, null);
  return null;
end $$;
create trigger booking_tax_choices_documents after insert or update on booking_tax_choices for each row
  execute function note_documents_of_choice();

-- What was waiting for a rule or a registration may be issued now.
create function note_waiting_documents() returns trigger language plpgsql as $$
begin
  update document_work set due_at = clock_timestamp(), noted_at = clock_timestamp(), tries = 0, claimed_at = null;
  return null;
end $$;
create trigger tax_rules_documents after insert or update on tax_rules for each statement
  execute function note_waiting_documents();
create trigger registrations_documents after insert or update on registrations for each statement
  execute function note_waiting_documents();
