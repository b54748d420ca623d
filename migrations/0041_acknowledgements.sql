-- Whether a customer gets a mail at once that the enquiry has arrived. Off until staff switch it on.
alter table site_settings add column acknowledges_enquiries boolean not null default false;

-- Which mailboxes were sent an acknowledgement in the last hour, each as an HMAC. The primary key holds the limit of one
-- mail an hour, in any number of processes. Logged, unlike enquiry_senders: a crash must not end the limit.
create table enquiry_acknowledgements (
  mailbox bytea primary key,
  enquiry_id bigint not null unique references enquiries on delete cascade,
  -- When the mail was enqueued, and then when the worker began to send it.
  at timestamptz not null default now(),
  -- Set before the mail is sent, so that a killed worker does not send it twice.
  sending_since timestamptz
);
create index enquiry_acknowledgements_by_time on enquiry_acknowledgements (at);
