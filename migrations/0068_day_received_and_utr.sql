-- When money came in, which may be days before it is entered, and the bank's number of a transfer, which is entered once.
alter table money_entries
  add column received_on date not null default (now() at time zone 'Asia/Kolkata')::date,
  -- Normalised from the reference; null when it has none, and after the entry was reversed.
  add column utr text check (utr ~ '^[A-Z0-9]{12,35}$');

update money_entries m set received_on = (coalesce(reversed.made_at, m.made_at) at time zone 'Asia/Kolkata')::date
from money_entries one left join money_entries reversed on reversed.id = one.reverses_id
where one.id = m.id;

-- Of transfers that were entered twice before, the first one keeps the number.
update money_entries set utr = first.utr
from (
  select distinct on (utr) id, utr
  from (select id, upper(regexp_replace(reference, '[^A-Za-z0-9]', '', 'g')) as utr, reverses_id, method from money_entries) all_of
  where method in ('upi', 'bank', 'card') and utr ~ '^[A-Z]{0,6}[0-9]{12,29}$' and reverses_id is null
    and not exists (select from money_entries r where r.reverses_id = all_of.id)
  order by utr, id
) first
where first.id = money_entries.id;

create unique index money_entries_utr on money_entries (utr) where utr is not null;

-- A reversed entry was a mistake, so its number can be entered again.
create function free_utr() returns trigger language plpgsql as $$
begin
  update money_entries set utr = null where id = new.reverses_id and utr is not null;
  return null;
end $$;
create trigger money_entries_reversed after insert on money_entries
  for each row when (new.reverses_id is not null) execute function free_utr();

-- The same as before, and the day and the number stay, too.
drop trigger money_entries_unchanged on money_entries;
create trigger money_entries_unchanged
  before update of booking_id, kind, amount_paise, method, made_by, made_at, received_on, utr on money_entries
  for each row when (
    (new.booking_id, new.kind, new.amount_paise, new.method, new.made_at, new.received_on)
      is distinct from (old.booking_id, old.kind, old.amount_paise, old.method, old.made_at, old.received_on)
    or (new.made_by <> old.made_by and (old.kind <> 'collected-by-driver' or old.reverses_id is not null))
    or (new.utr is not null and new.utr is distinct from old.utr)
  ) execute function refuse_entry_change();

-- What was received in a period is read from this index alone.
drop index money_entries_by_day;
create index money_entries_by_day on money_entries (received_on) include (kind, amount_paise);
