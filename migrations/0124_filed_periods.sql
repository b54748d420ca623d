-- A month whose returns were filed: nothing that they were made of is added or corrected any more.
create table filed_periods (
  month text primary key check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  locked_by text not null,
  locked_at timestamptz not null default now()
);

create function refuse_in_filed_period() returns trigger language plpgsql as $$
declare
  day date := (to_jsonb(new)->>tg_argv[0])::date;
begin
  if exists (select from filed_periods where month = to_char(day, 'YYYY-MM'))
  then raise exception 'the month % is filed', to_char(day, 'YYYY-MM') using errcode = 'PT423';
  end if;
  return new;
end $$;
create trigger money_entries_in_filed_period before insert on money_entries
  for each row execute function refuse_in_filed_period('received_on');
create trigger supplier_payments_in_filed_period before insert on supplier_payments
  for each row execute function refuse_in_filed_period('paid_on');
create trigger documents_in_filed_period before insert on documents
  for each row execute function refuse_in_filed_period('issued_on');
