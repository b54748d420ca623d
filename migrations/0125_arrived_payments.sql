-- What came for a request that could not be counted by itself, and the mails that ask for a payment.
alter table payment_requests
  -- Staff have confirmed that it is more than the balance.
  add column is_beyond boolean not null default false,
  -- The payment of a mismatch, until staff count or refund it.
  add column arrived jsonb;

-- A mismatch without a claim has no time of a claim.
drop index payment_requests_claimed;
create index payment_requests_to_check on payment_requests (changed_at, id) where state in ('claimed', 'mismatch');

create table payment_request_mails (
  id bigint primary key generated always as identity,
  request_id bigint not null references payment_requests on delete cascade,
  idempotency_key text not null unique check (length(idempotency_key) <= 200),
  recipient text not null check (length(recipient) <= 254),
  made_by text not null,
  made_at timestamptz not null default now(),
  failed_at timestamptz,
  sent_at timestamptz,
  refused_at timestamptz
);
create index payment_request_mails_of_request on payment_request_mails (request_id, id);
