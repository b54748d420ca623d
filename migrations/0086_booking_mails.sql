-- Mails that tell a customer about their booking: one when it is made, and one each time that staff send it again.
create table booking_mails (
  id bigint primary key generated always as identity,
  booking_id bigint not null references bookings on delete cascade,
  -- Two clicks on one button are one mail.
  idempotency_key text not null unique check (length(idempotency_key) <= 100),
  recipient text not null check (length(recipient) <= 254),
  made_by text not null,
  made_at timestamptz not null default now(),
  -- The first failure that may pass; it is in the timeline once.
  failed_at timestamptz,
  -- At most one of them: sent, or refused for good.
  sent_at timestamptz,
  refused_at timestamptz
);
create index booking_mails_of_booking on booking_mails (booking_id, id);
