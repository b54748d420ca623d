-- A refund is asked for, above a set amount approved by a second person, sent to where the money came from, and done.
create table refunds (
  id bigint primary key generated always as identity,
  idempotency_key text not null unique check (length(idempotency_key) <= 100),
  booking_id bigint not null references bookings,
  -- The payment that goes back.
  source_entry_id bigint not null references money_entries,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null check (length(reason) between 1 and 500),
  state text not null default 'asked' check (state in ('asked', 'approved', 'sent', 'done', 'failed', 'withdrawn')),
  needs_approval boolean not null,
  asked_by text not null,
  asked_by_id bigint not null,
  asked_at timestamptz not null default now(),
  approved_by text not null default '',
  approved_by_id bigint,
  approved_at timestamptz,
  gateway_refund_id text unique check (length(gateway_refund_id) <= 100),
  -- The number of the bank, of a refund by hand.
  reference text not null default '' check (length(reference) <= 100),
  failure text not null default '' check (length(failure) <= 200),
  -- The money entry that it has become.
  entry_id bigint unique references money_entries,
  sent_at timestamptz,
  done_at timestamptz,
  check (not needs_approval or approved_by_id is null or approved_by_id <> asked_by_id)
);
create index refunds_of_booking on refunds (booking_id, id);
create index refunds_of_entry on refunds (source_entry_id);
create index refunds_open on refunds (asked_at, id) where state in ('asked', 'approved', 'sent', 'failed');
create trigger refunds_wake after insert or update on refunds for each row
  when (new.state = 'approved' and new.sent_at is null) execute function wake_worker('refunds');
