-- Payments that were never counted are refundable, too; a refund that failed may go another way; and the amount above which a second
-- person approves is dated.
alter table refunds
  alter column booking_id drop not null,
  alter column source_entry_id drop not null,
  -- A payment at the gateway that is no money entry: paid twice, after cancelling, for nothing that we know.
  add column provider_payment_id text references provider_payments,
  add column way text not null default 'hand' check (way in ('gateway', 'hand')),
  -- Why it goes to the customer's own bank account in place of its source.
  add column other_way text not null default '' check (length(other_way) <= 500),
  -- Raised when the gateway has refused it for good and it is tried again; a part of the key that the gateway gets.
  add column attempt integer not null default 1,
  add column started_at timestamptz,
  add column checked_at timestamptz,
  add column sent_by text not null default '',
  add column revision integer not null default 1,
  add column mailed_at timestamptz,
  add constraint refunds_source check ((source_entry_id is null) <> (provider_payment_id is null)),
  add constraint refunds_booking check (booking_id is not null or provider_payment_id is not null);
create index refunds_of_payment on refunds (provider_payment_id) where provider_payment_id is not null;
create index refunds_recent on refunds (asked_at desc, id desc);

-- Those whose customer has something coming back, the longest waiting first.
create index bookings_to_refund on bookings (changed_at, id) where received_paise > total_paise;

create table refund_limits (
  id bigint primary key generated always as identity,
  idempotency_key uuid not null unique,
  -- From this day on, in India.
  valid_from date not null,
  -- Refunds of a booking that together are above it need a second person.
  limit_paise bigint not null check (limit_paise >= 0),
  made_by text not null,
  made_at timestamptz not null default now()
);
create index refund_limits_by_day on refund_limits (valid_from desc, id desc);
create function refuse_limit_change() returns trigger language plpgsql as $$
begin
  raise exception 'limits of refunds are never changed';
end $$;
create trigger refund_limits_unchanged before update or delete on refund_limits
  for each row execute function refuse_limit_change();

-- Money that was refunded cannot be taken for a mistake afterwards, and what the gateway has sent back is only reversed when the gateway
-- says that it failed. A refund by hand that was typed wrongly is withdrawn with its entry.
create function note_reversed_refund() returns trigger language plpgsql as $$
begin
  if exists (
    select from refunds where source_entry_id = new.reverses_id and state in ('asked', 'approved', 'sent', 'done')
  ) or exists (select from refunds where entry_id = new.reverses_id and way = 'gateway')
  then raise exception 'the money is refunded' using errcode = '23505', constraint = 'money_entries_refunded';
  end if;
  update refunds set state = 'withdrawn', revision = revision + 1 where entry_id = new.reverses_id;
  return new;
end $$;
create trigger money_entries_of_refunds before insert on money_entries for each row
  when (new.reverses_id is not null) execute function note_reversed_refund();

-- A line of the bank that is matched to the entry of a refund shows that it has left the account.
create function note_refund_in_bank() returns trigger language plpgsql as $$
begin
  update refunds set state = 'done', done_at = now(), revision = revision + 1
  where entry_id = new.entry_id and state = 'sent' and way = 'hand';
  return new;
end $$;
create trigger bank_lines_of_refunds after insert or update of entry_id on bank_lines for each row
  when (new.entry_id is not null and new.state = 'matched') execute function note_refund_in_bank();
