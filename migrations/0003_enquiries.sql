create table enquiries (
  id bigint generated always as identity primary key,
  -- One row per key, however often and however concurrently it is sent.
  idempotency_key text not null unique,
  -- Tells a retry of the same message from another message under a used key.
  fingerprint text not null,
  form_date text not null default '',
  name text not null check (name <> ''),
  contact_no text not null check (contact_no <> ''),
  email text not null default '',
  message text not null default '',
  received_at timestamptz not null default now(),
  mailed_at timestamptz
);
