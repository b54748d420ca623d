-- A month is locked when nothing is being written into it: who writes holds a shared lock, who files waits for all of them.
create or replace function refuse_in_filed_period() returns trigger language plpgsql as $$
declare
  day date := (to_jsonb(new)->>tg_argv[0])::date;
begin
  perform pg_advisory_xact_lock_shared(hashtext('filed periods'));
  if exists (select from filed_periods where month = to_char(day, 'YYYY-MM'))
  then raise exception 'the month % is filed', to_char(day, 'YYYY-MM') using errcode = 'PT423';
  end if;
  return new;
end $$;

-- Nobody opens a month again by the application. docs/money.md has what an operator does.
create function refuse_period_change() returns trigger language plpgsql as $$
begin
  raise exception 'a filed month stays filed';
end $$;
create trigger filed_periods_unchanged before update or delete on filed_periods
  for each row execute function refuse_period_change();
