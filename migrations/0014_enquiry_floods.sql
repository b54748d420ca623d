-- Which addresses have sent enquiries lately, each enquiry once, however often it is sent again. An address is kept as an
-- HMAC and for an hour. Unlogged: nothing of it reaches the write-ahead log or a replica, and after a crash counting
-- begins anew.
create unlogged table enquiry_senders (
  sender bytea not null,
  enquiry_key bytea not null,
  at timestamptz not null default now(),
  primary key (sender, enquiry_key)
);
create index enquiry_senders_by_time on enquiry_senders (sender, at);

-- One mail about many enquiries. It collects until it is closed, and goes out once it is.
create table enquiry_mail_bundles (
  id bigint generated always as identity primary key,
  enquiries integer not null default 0,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  -- Sent, or refused for good.
  ended_at timestamptz
);
create unique index enquiry_mail_bundles_open on enquiry_mail_bundles ((true)) where closed_at is null;
create index enquiry_mail_bundles_unsent on enquiry_mail_bundles (closed_at) where ended_at is null;

-- How an enquiry is mailed: by a mail of its own, or in a bundle. Decided once, so that a retry sends the same mail.
create table enquiry_mails (
  enquiry_id bigint primary key references enquiries on delete cascade,
  bundle_id bigint references enquiry_mail_bundles on delete cascade,
  decided_at timestamptz not null default now(),
  -- Of a mail of its own: sent, or refused for good.
  ended_at timestamptz
);
create index enquiry_mails_by_time on enquiry_mails (decided_at);
create index enquiry_mails_of_bundle on enquiry_mails (bundle_id) where bundle_id is not null;
create index enquiry_mails_unsent on enquiry_mails (decided_at) where bundle_id is null and ended_at is null;
