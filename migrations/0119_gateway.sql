-- What the payment gateway told us and what it holds. An event and a payment are each stored once, by the gateway's own ids.
create table provider_events (
  id text primary key check (length(id) <= 100),
  kind text not null check (length(kind) <= 100),
  -- As it was signed.
  body text not null check (length(body) <= 262144),
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  -- A code: counted, known, ignored, mismatch, unknown-reference …
  outcome text not null default '' check (length(outcome) <= 100)
);
create index provider_events_waiting on provider_events (received_at, id) where processed_at is null;

create table provider_payments (
  id text primary key check (length(id) <= 100),
  request_id bigint references payment_requests,
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null check (length(currency) <= 3),
  state text not null check (length(state) <= 40),
  method text not null default '' check (length(method) <= 40),
  -- The gateway's fee with its GST, and the settlement that it was paid out in.
  fee_paise bigint not null default 0,
  tax_paise bigint not null default 0,
  settlement_id text not null default '' check (length(settlement_id) <= 100),
  settled_on date,
  captured_at timestamptz,
  fetched_at timestamptz not null default now(),
  -- Why it is not counted, as a code; empty when it is.
  mismatch text not null default '' check (length(mismatch) <= 100),
  refunded_paise bigint not null default 0,
  -- What the gateway answered, for the accountant.
  fetched jsonb not null default '{}'
);
create index provider_payments_of_request on provider_payments (request_id) where request_id is not null;
create index provider_payments_mismatch on provider_payments (fetched_at, id) where mismatch <> '';
create index provider_payments_unsettled on provider_payments (captured_at, id) where settled_on is null and mismatch = '';
create trigger provider_events_wake after insert on provider_events for each row
  when (new.processed_at is null) execute function wake_worker('gateway');
