-- Files that staff add to a customer, an enquiry, a booking or a traveller, and the papers of travellers.
alter table attachments
  add column customer_id bigint references customers on delete cascade,
  add column booking_id bigint references bookings on delete cascade,
  add column traveller_id bigint references travellers on delete cascade,
  -- An upload that is sent again changes nothing.
  add column idempotency_key text unique check (length(idempotency_key) <= 100),
  -- Empty: a driver, a customer's mail or a customer's link.
  add column made_by text not null default '',
  add column made_by_id bigint,
  -- The id of the key that encrypts its files; empty where they are stored as they are.
  add column encrypted_with text not null default '';

alter table attachments drop constraint attachments_check;
alter table attachments add constraint attachments_owner check (
  (num_nonnulls(duty_id, entry_key) = 2
    and num_nonnulls(enquiry_id, event_id, customer_id, booking_id, traveller_id) = 0) or
  (num_nonnulls(enquiry_id, event_id) = 2
    and num_nonnulls(duty_id, entry_key, customer_id, booking_id, traveller_id) = 0) or
  (num_nonnulls(customer_id, enquiry_id, booking_id, traveller_id) = 1
    and num_nonnulls(duty_id, entry_key, event_id) = 0)
);
-- A file of a traveller is never stored as it is.
alter table attachments add constraint attachments_encrypted
  check (traveller_id is null or state = 'arriving' or state = 'refused' or encrypted_with <> '');

create index attachments_of_customer on attachments (customer_id) where customer_id is not null;
create index attachments_of_booking on attachments (booking_id) where booking_id is not null;
create index attachments_of_traveller on attachments (traveller_id) where traveller_id is not null;
create index attachments_by_staff on attachments (made_by_id, created_at) where made_by_id is not null;
create index attachments_of_staff_by_age on attachments (created_at)
  where customer_id is not null or booking_id is not null;

create table traveller_papers (
  id bigint primary key generated always as identity,
  -- The number is encrypted for it.
  idempotency_key text not null unique check (length(idempotency_key) <= 100),
  booking_id bigint not null references bookings on delete cascade,
  traveller_id bigint not null references travellers on delete cascade,
  kind text not null
    check (kind in ('passport', 'voter-card', 'birth-certificate', 'photo', 'visa', 'insurance', 'other')),
  -- Empty while it is not known.
  number_encrypted text not null default '',
  expires_on date,
  attachment_id bigint unique references attachments on delete set null,
  received_at timestamptz not null default now(),
  -- Empty: the customer, by their link.
  made_by text not null default '',
  checked_by text not null default '',
  checked_at timestamptz,
  revision integer not null default 1
);
create index traveller_papers_of_traveller on traveller_papers (traveller_id, id);
create index traveller_papers_of_booking on traveller_papers (booking_id, received_at);
