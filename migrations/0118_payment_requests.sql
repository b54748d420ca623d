-- What a customer was asked to pay, by which link, and what became of it. Of a booking, or of an accepted quote without one yet.
create table payment_requests (
  id bigint primary key generated always as identity,
  booking_id bigint references bookings,
  quote_id bigint references quotes,
  -- What the customer's bank shows, such as `B41-2` or `Q18-1`.
  reference text not null unique check (length(reference) <= 40),
  part text not null check (part in ('deposit', 'balance', 'further', 'total', 'amount')),
  amount_paise bigint not null check (amount_paise > 0),
  due_on date,
  state text not null default 'asked'
    check (state in ('asked', 'claimed', 'confirmed', 'mismatch', 'expired', 'withdrawn', 'refunded')),
  token_hash bytea not null unique,
  token_encrypted text not null default '',
  expires_at timestamptz not null,
  -- What the customer says: when, and the number of the bank.
  claimed_at timestamptz,
  claimed_reference text not null default '' check (length(claimed_reference) <= 100),
  -- The gateway's link, when one was made.
  gateway_link_id text unique check (length(gateway_link_id) <= 100),
  gateway_link_url text not null default '' check (length(gateway_link_url) <= 500),
  -- Why the state is a mismatch, as a code.
  mismatch text not null default '' check (length(mismatch) <= 100),
  idempotency_key text not null unique check (length(idempotency_key) <= 200),
  opened_at timestamptz,
  made_by text not null,
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check (booking_id is not null or quote_id is not null)
);
create index payment_requests_of_booking on payment_requests (booking_id, id) where booking_id is not null;
create index payment_requests_of_quote on payment_requests (quote_id, id) where quote_id is not null;
create index payment_requests_open on payment_requests (expires_at, id) where state in ('asked', 'claimed');
create index payment_requests_claimed on payment_requests (claimed_at, id) where state in ('claimed', 'mismatch');

alter table money_entries add foreign key (request_id) references payment_requests not valid;
