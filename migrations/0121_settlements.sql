-- What drivers hand over, cash that moves between places, and what suppliers and partners are paid.
create table driver_settlements (
  id bigint primary key generated always as identity,
  idempotency_key text not null unique check (length(idempotency_key) <= 100),
  driver_id bigint not null references drivers,
  first_day date not null,
  last_day date not null,
  -- As they were when it was made; the rows of `driver_settlement_duties` and the entries add up to them.
  collected_paise bigint not null,
  expenses_paise bigint not null,
  allowance_paise bigint not null,
  -- Collected less expenses and allowance; below zero the office pays the driver.
  due_paise bigint not null,
  note text not null default '' check (length(note) <= 500),
  made_by text not null,
  made_at timestamptz not null default now(),
  -- Cash that changed hands, and who of the office took or paid it.
  confirmed_by text not null default '',
  confirmed_at timestamptz,
  check (due_paise = collected_paise - expenses_paise - allowance_paise),
  check (last_day >= first_day)
);
create index driver_settlements_of_driver on driver_settlements (driver_id, id desc);
create index driver_settlements_open on driver_settlements (made_at, id) where confirmed_at is null;

create table driver_settlement_duties (
  duty_id bigint primary key references duties,
  settlement_id bigint not null references driver_settlements on delete cascade,
  collected_paise bigint not null,
  expenses_paise bigint not null,
  allowance_paise bigint not null
);
create index driver_settlement_duties_of on driver_settlement_duties (settlement_id);

-- Money that only changes its place: a driver hands over, the office pays cash into the bank, the gateway settles.
create table money_moves (
  id bigint primary key generated always as identity,
  idempotency_key text not null unique check (length(idempotency_key) <= 200),
  from_place text not null check (from_place in ('bank', 'gateway', 'office', 'driver')),
  to_place text not null check (to_place in ('bank', 'gateway', 'office', 'driver')),
  driver_id bigint references drivers,
  settlement_id bigint references driver_settlements,
  amount_paise bigint not null check (amount_paise <> 0),
  moved_on date not null,
  note text not null default '' check (length(note) <= 200),
  reverses_id bigint unique references money_moves,
  made_by text not null,
  made_at timestamptz not null default now(),
  check ((amount_paise < 0) = (reverses_id is not null)),
  check (from_place <> to_place)
);
create index money_moves_by_day on money_moves (moved_on, id);
create index money_moves_of_driver on money_moves (driver_id, moved_on) where driver_id is not null;

-- Payments to suppliers and to partners whose cars drive for us; one payment may settle many services.
create table supplier_payments (
  id bigint primary key generated always as identity,
  idempotency_key text not null unique check (length(idempotency_key) <= 100),
  supplier_id bigint not null references suppliers,
  amount_paise bigint not null check (amount_paise <> 0),
  paid_on date not null,
  method text not null check (method in ('cash', 'upi', 'card', 'bank', 'other')),
  place text not null check (place in ('bank', 'office')),
  reference text not null default '' check (length(reference) <= 100),
  reverses_id bigint unique references supplier_payments,
  made_by text not null,
  made_at timestamptz not null default now(),
  check ((amount_paise < 0) = (reverses_id is not null))
);
create index supplier_payments_of on supplier_payments (supplier_id, paid_on desc, id desc);
create index supplier_payments_by_day on supplier_payments (paid_on, id) include (amount_paise);

create table supplier_payment_services (
  payment_id bigint not null references supplier_payments on delete cascade,
  service_id bigint not null references booking_services on delete cascade,
  amount_paise bigint not null check (amount_paise <> 0),
  primary key (payment_id, service_id)
);
create index supplier_payment_services_of on supplier_payment_services (service_id) include (amount_paise);
create trigger driver_settlement_duties_unchanged before update on driver_settlement_duties
  for each row execute function refuse_entry_change();
create trigger money_moves_unchanged before update on money_moves for each row execute function refuse_entry_change();
create trigger supplier_payments_unchanged before update on supplier_payments
  for each row execute function refuse_entry_change();
