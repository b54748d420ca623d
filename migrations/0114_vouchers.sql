-- What each supplier of a trip is shown, and what the travellers carry: each version as it was made.
create table vouchers (
  id bigint primary key generated always as identity,
  booking_id bigint not null references bookings on delete cascade,
  -- Null: the travellers' own, with the whole trip.
  supplier_id bigint references suppliers,
  version smallint not null check (version >= 1),
  content jsonb not null,
  -- Of the content, so that a later change of the trip is seen.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  made_by text not null,
  made_at timestamptz not null default now(),
  sent_at timestamptz,
  sent_by text check (sent_by in ('mail', 'whatsapp', 'hand')),
  unique nulls not distinct (booking_id, supplier_id, version),
  check ((sent_at is null) = (sent_by is null))
);

create function refuse_voucher_change() returns trigger language plpgsql as $$
declare
  later text[] := '{sent_at,sent_by}';
begin
  if to_jsonb(old) - later is distinct from to_jsonb(new) - later
  then raise exception 'a voucher is never changed';
  end if;
  return new;
end $$;
create trigger vouchers_unchanged before update on vouchers
  for each row execute function refuse_voucher_change();

create table voucher_mails (
  id bigint primary key generated always as identity,
  voucher_id bigint not null references vouchers on delete cascade,
  idempotency_key text not null unique check (length(idempotency_key) <= 200),
  recipient text not null check (length(recipient) <= 254),
  made_by text not null,
  made_at timestamptz not null default now(),
  failed_at timestamptz,
  sent_at timestamptz,
  refused_at timestamptz
);
create index voucher_mails_of_voucher on voucher_mails (voucher_id, id);
