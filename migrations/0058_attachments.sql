-- Photos of drivers' expenses and files of customers' mails. Never public: only staff read them, behind the login.
create table attachments (
  id bigint generated always as identity primary key,
  -- What it belongs to: an expense of a duty, or a mail in the timeline of an enquiry.
  duty_id bigint,
  entry_key uuid,
  enquiry_id bigint references enquiries on delete cascade,
  event_id bigint references enquiry_events on delete cascade,
  -- Its place among the attachments of the mail.
  position smallint not null default 0,
  -- `arriving` until its bytes are stored, `waiting` until a worker has made its pictures.
  state text not null default 'arriving' check (state in ('arriving', 'waiting', 'ready', 'refused')),
  kind text not null default 'picture' check (kind in ('picture', 'pdf')),
  -- Why it was refused.
  refused_code text not null default '',
  -- Random; the names of its files in storage begin with it.
  storage_name text not null unique check (storage_name ~ '^[0-9a-f]{32}$'),
  -- As the mail named it.
  file_name text not null default '' check (length(file_name) <= 200),
  bytes integer not null default 0,
  width integer not null default 0,
  height integer not null default 0,
  -- Where the worker fetches it: mailbox, mail and part.
  mailbox text not null default '',
  uid_validity bigint not null default 0,
  uid bigint not null default 0,
  part text not null default '',
  -- The worker's claim.
  tries smallint not null default 0,
  claimed_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (duty_id, entry_key) references duty_entries (duty_id, entry_key) on delete cascade,
  -- One photo for each expense, however often a phone sends it.
  unique (duty_id, entry_key),
  unique (event_id, position),
  check (
    (num_nonnulls(duty_id, entry_key) = 2 and num_nonnulls(enquiry_id, event_id) = 0) or
    (num_nonnulls(duty_id, entry_key) = 0 and num_nonnulls(enquiry_id, event_id) = 2)
  )
);
create index attachments_of_enquiry on attachments (enquiry_id) where enquiry_id is not null;
create index attachments_waiting on attachments (id) where state = 'waiting';
create index attachments_arriving on attachments (id) where state = 'arriving';
create index attachments_of_mails_by_age on attachments (created_at) where enquiry_id is not null;

-- However a row goes, its files go with it.
create function note_files_of_attachment() returns trigger language plpgsql as $$
begin
  insert into files_to_remove (key)
  select 'attachments/' || old.storage_name || ending from unnest(array['', '-large.webp', '-small.webp']) as ending
  on conflict (key) do update set noted_at = now();
  return null;
end $$;
create trigger attachments_gone after delete on attachments
  for each row execute function note_files_of_attachment();
