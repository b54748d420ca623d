-- Receipts and tax documents are mailed to who paid, each once by itself and again when staff ask for it.
alter table site_settings add column mails_receipts boolean not null default true;

create table document_mails (
  id bigint primary key generated always as identity,
  entry_id bigint references money_entries,
  document_id bigint references documents,
  idempotency_key text not null unique check (length(idempotency_key) <= 100),
  recipient text not null check (length(recipient) <= 254),
  made_by text not null,
  made_at timestamptz not null default now(),
  failed_at timestamptz,
  sent_at timestamptz,
  refused_at timestamptz,
  check (num_nonnulls(entry_id, document_id) = 1)
);
create index document_mails_of_entry on document_mails (entry_id) where entry_id is not null;
create index document_mails_of_document on document_mails (document_id) where document_id is not null;

-- What may have to be mailed; the worker looks at each once. An import brings money that was received before.
create table document_mail_work (
  id bigint primary key generated always as identity,
  entry_id bigint unique references money_entries,
  document_id bigint unique references documents,
  noted_at timestamptz not null default now(),
  check (num_nonnulls(entry_id, document_id) = 1)
);
create function note_receipt_mail() returns trigger language plpgsql as $$
begin
  if not exists (
    select from bookings where id = new.booking_id and (is_sample or (origin = 'import' and made_at = now()))
  ) then
    insert into document_mail_work (entry_id) values (new.id);
  end if;
  return null;
end $$;
create trigger money_entries_mail after insert on money_entries for each row
  when (new.kind <> 'refund' and new.reverses_id is null) execute function note_receipt_mail();
create function note_document_mail() returns trigger language plpgsql as $$
begin
  insert into document_mail_work (document_id) values (new.id);
  return null;
end $$;
create trigger documents_mail after insert on documents for each row execute function note_document_mail();
