-- Each document is printed once, and once more with the number of the e-invoice portal; the first file stays.
alter table document_prints add column with_irn boolean not null default false;
alter table document_prints drop constraint document_prints_pkey, add primary key (document_id, with_irn);
drop index document_prints_waiting;
create index document_prints_waiting on document_prints (tries, document_id, with_irn) where pdf_key = '';

create function note_document_print() returns trigger language plpgsql as $$
begin
  insert into document_prints (document_id, with_irn)
  values (case when tg_table_name = 'documents' then (to_jsonb(new)->>'id')::bigint else (to_jsonb(new)->>'document_id')::bigint end,
    tg_table_name = 'document_irns')
  on conflict do nothing;
  return null;
end $$;
create trigger documents_print after insert on documents for each row execute function note_document_print();
create trigger document_irns_print after insert on document_irns for each row execute function note_document_print();
create trigger document_prints_wake after insert on document_prints for each row
  execute function wake_worker('document-prints');
insert into document_prints (document_id) select id from documents on conflict do nothing;
