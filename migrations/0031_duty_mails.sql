-- When the driver first opened the link that is stored beside it; another link has not been opened yet.
alter table duties add column driver_opened_at timestamptz;

-- The mail of an evening with the duties of the next day. The first worker that takes a day enqueues its mail.
create table duty_digests (
  -- The day of the duties.
  day date primary key,
  duties integer not null,
  mailed_at timestamptz
);

-- Staff are told twice about a duty without car or driver, 12 and 3 hours before its pick-up. A duty at another time is
-- another one to remind of. Those that were found at once share a mail.
create table duty_reminders (
  duty_id bigint not null references duties on delete cascade,
  hours smallint not null check (hours in (12, 3)),
  pickup_at timestamptz not null,
  bundle uuid not null,
  mailed_at timestamptz,
  primary key (duty_id, hours, pickup_at)
);
create index duty_reminders_of_bundle on duty_reminders (bundle);
