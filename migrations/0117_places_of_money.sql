-- Where money is, and what it was paid for. A deposit can come before staff have made the booking of an accepted quote: its entry
-- has the quote alone, and the booking gets it when it is made.
alter table money_entries
  alter column booking_id drop not null,
  add column quote_id bigint references quotes,
  add column place text check (place in ('bank', 'gateway', 'office', 'driver')),
  -- Who holds it; null of another place, and of money from before whose driver cannot be told.
  add column driver_id bigint references drivers,
  -- The ride at whose end it was collected.
  add column duty_id bigint references duties,
  -- What the customer was asked for; the table is in the next migration.
  add column request_id bigint,
  -- The payment at the gateway.
  add column gateway_payment_id text unique check (length(gateway_payment_id) <= 100),
  add constraint money_entries_subject check (booking_id is not null or quote_id is not null);

alter table money_entries disable trigger money_entries_unchanged;
update money_entries m set
  place = case
    when m.kind = 'collected-by-driver' then 'driver' when m.method = 'cash' then 'office' else 'bank' end,
  driver_id = case when m.kind = 'collected-by-driver' then crew.driver_id end,
  duty_id = case when m.kind = 'collected-by-driver' then crew.duty_id end
from money_entries one
left join lateral (
  select d.id as duty_id, d.driver_id from duties d join drivers p on p.id = d.driver_id
  where d.booking_id = one.booking_id order by (p.name = one.made_by) desc, d.ends_at desc limit 1
) crew on true
where one.id = m.id;
alter table money_entries enable trigger money_entries_unchanged;
alter table money_entries alter column place set not null;

create unique index money_entries_of_quote on money_entries (quote_id, entry_key) where quote_id is not null;
create index money_entries_without_booking on money_entries (quote_id) where booking_id is null;
create index money_entries_of_driver on money_entries (driver_id, received_on) include (kind, amount_paise)
  where driver_id is not null;
create index money_entries_of_request on money_entries (request_id) where request_id is not null;
drop index money_entries_by_day;
create index money_entries_by_day on money_entries (received_on) include (kind, amount_paise, place, method);

-- The same as before; a booking is only ever added, and the rest stays, too.
drop trigger money_entries_unchanged on money_entries;
create trigger money_entries_unchanged before update on money_entries
  for each row when (
    (new.kind, new.amount_paise, new.method, new.made_at, new.received_on, new.quote_id, new.place, new.driver_id, new.duty_id,
      new.request_id, new.gateway_payment_id)
      is distinct from (old.kind, old.amount_paise, old.method, old.made_at, old.received_on, old.quote_id, old.place,
      old.driver_id, old.duty_id, old.request_id, old.gateway_payment_id)
    or (old.booking_id is not null and new.booking_id is distinct from old.booking_id)
    or (new.made_by <> old.made_by and (old.kind <> 'collected-by-driver' or old.reverses_id is not null))
    or (new.utr is not null and new.utr is distinct from old.utr)
  ) execute function refuse_entry_change();
