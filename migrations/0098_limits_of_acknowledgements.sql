-- One network may cause so many acknowledgements an hour, and a mailbox gets so many a day: without these, one visitor could use up
-- the mails of everyone, or send one an hour to a stranger for days. The network is an HMAC, empty where a proxy's own address is known.
alter table enquiry_acknowledgements
  add column network bytea,
  add column first_at timestamptz not null default now(),
  add column mails smallint not null default 1;
