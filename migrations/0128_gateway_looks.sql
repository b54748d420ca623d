-- An event names its payment, by which it is found and forgotten. The id of an event is in a header that nobody signs, so the same body
-- under another id is the same event.
alter table provider_events add column payment_id text not null default '' check (length(payment_id) <= 100);
create index provider_events_of_payment on provider_events (payment_id) where payment_id <> '';
create unique index provider_events_body on provider_events (md5(body)) where body <> '';
create index provider_events_to_forget on provider_events (received_at) where body <> '';

-- Up to when the gateway was asked for what it did not tell us.
create table gateway_looks (
  kind text primary key check (kind in ('payments', 'late-payments', 'links', 'settlements')),
  looked_until timestamptz not null
);
