-- What a driver took by UPI, card or transfer went to our account at once and is not with the driver.
alter table money_entries disable trigger money_entries_unchanged;
update money_entries set place = 'bank', driver_id = null, duty_id = null
where place = 'driver' and method in ('upi', 'card', 'bank');
alter table money_entries enable trigger money_entries_unchanged;
create index money_entries_of_unknown_driver on money_entries (received_on) include (amount_paise)
  where place = 'driver' and driver_id is null;
create index money_entries_in_office on money_entries (received_on) include (kind, amount_paise) where place = 'office';

-- A settlement is undone as long as it is the driver's latest: its duties are free again, what it came to stays to be read.
alter table driver_settlements
  add column undone_by text not null default '',
  add column undone_at timestamptz;
drop index driver_settlements_open;
create index driver_settlements_open on driver_settlements (made_at, id) where confirmed_at is null and undone_at is null;
create index driver_settlements_confirmed on driver_settlements (driver_id) include (expenses_paise, allowance_paise)
  where confirmed_at is not null and undone_at is null;

-- What changed at a duty after it was settled, such as a payment that was reversed or an expense that was added: it comes into the next
-- settlement of whoever held the cash, and the past one stays.
create table driver_settlement_differences (
  settlement_id bigint not null references driver_settlements on delete cascade,
  duty_id bigint not null references duties,
  collected_paise bigint not null,
  expenses_paise bigint not null,
  primary key (settlement_id, duty_id)
);
create index driver_settlement_differences_of on driver_settlement_differences (duty_id);
create trigger driver_settlement_differences_unchanged before update on driver_settlement_differences
  for each row execute function refuse_entry_change();

-- What a driver gets for each day on duty, from a day on. Amounts are added, never changed.
create table driver_allowances (
  id bigint primary key generated always as identity,
  idempotency_key uuid not null unique,
  valid_from date not null,
  per_day_paise bigint not null check (per_day_paise >= 0),
  made_by text not null,
  made_at timestamptz not null default now()
);
create index driver_allowances_by_day on driver_allowances (valid_from desc, id desc);
create trigger driver_allowances_unchanged before update on driver_allowances
  for each row execute function refuse_entry_change();

-- The cash box, counted by staff, beside what it should have had at that moment.
create table cash_counts (
  id bigint primary key generated always as identity,
  idempotency_key uuid not null unique,
  counted_paise bigint not null check (counted_paise >= 0),
  expected_paise bigint not null,
  note text not null default '' check (length(note) <= 200),
  made_by text not null,
  made_at timestamptz not null default now()
);
create trigger cash_counts_unchanged before update on cash_counts for each row execute function refuse_entry_change();
create index supplier_payments_in_cash on supplier_payments (paid_on) include (amount_paise) where place = 'office';
