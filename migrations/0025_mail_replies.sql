-- How far the worker has read a mailbox. UIDs grow within one UIDVALIDITY; with another one the mailbox was made anew.
create table mailboxes (
  name text primary key,
  uid_validity bigint not null,
  last_uid bigint not null,
  -- A mail that could not be read, and how often: after some attempts it is skipped.
  failed_uid bigint not null default 0,
  failures integer not null default 0
);

-- Mails in a timeline, by the SHA-256 of their Message-ID, so that none is added twice.
create table received_mails (
  message_hash bytea primary key,
  enquiry_id bigint not null references enquiries on delete cascade,
  at timestamptz not null default now()
);
create index received_mails_of_enquiry on received_mails (enquiry_id, at);

-- Mails from staff to customers. Text and address are in the event, so that erasing it erases them.
create table customer_mails (
  event_id bigint primary key references enquiry_events on delete cascade,
  enquiry_id bigint not null references enquiries on delete cascade,
  -- Two clicks on one button are one mail.
  idempotency_key text not null unique check (length(idempotency_key) <= 100),
  -- Sent, or refused for good.
  ended_at timestamptz
);
create index customer_mails_of_enquiry on customer_mails (enquiry_id);
