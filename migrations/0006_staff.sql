create table staff_users (
  id bigint generated always as identity primary key,
  entry_date date not null default (now() at time zone 'Asia/Kolkata')::date,
  name text not null check (name <> ''),
  -- An official e-mail address. Kept in small letters, so that no two differ by case alone.
  username text not null unique check (username <> '' and username = lower(username)),
  password_hash text not null,
  admin_status text not null default 'Non-Admin' check (admin_status in ('Admin', 'Non-Admin')),
  designation text not null default '',
  address text not null default '',
  -- Set for a password that somebody else has chosen.
  must_change_password boolean not null default false,
  totp_secret text,
  totp_confirmed_at timestamptz,
  -- A code is good once: none of this step or before is taken again.
  totp_last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The staff list: the newest first.
create index staff_users_newest on staff_users (id desc);

create table staff_sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references staff_users (id) on delete cascade,
  -- The browser holds the token; a stolen table opens nothing.
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text,
  from_address text not null default '',
  user_agent text not null default '',
  check ((ended_at is null) = (end_reason is null))
);

-- One live session per user, whatever happens at the same moment.
create unique index staff_sessions_one_live on staff_sessions (user_id) where ended_at is null;

create table staff_devices (
  -- A browser that has logged in before: its owner is not locked out by somebody else's guessing.
  token_hash bytea primary key,
  user_id bigint not null references staff_users (id) on delete cascade,
  last_used_at timestamptz not null default now()
);
create index staff_devices_user on staff_devices (user_id);

create table staff_recovery_codes (
  user_id bigint not null references staff_users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table staff_password_resets (
  -- One at a time: asking again replaces it.
  user_id bigint primary key references staff_users (id) on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

-- Failed logins by what is guarded: an account, a known device of an account, or an address.
create table login_failures (
  key text primary key,
  failures integer not null,
  first_at timestamptz not null,
  blocked_until timestamptz
);

-- Printed once in the log of the first start; opens the creation of the first user.
create table setup_tokens (
  id smallint primary key default 1 check (id = 1),
  token_hash bytea not null
);

create table activity (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- No reference: a line outlives the user it tells of.
  actor_id bigint,
  actor_name text not null default '',
  action text not null,
  subject_kind text not null default '',
  subject_id text not null default '',
  subject_name text not null default '',
  from_address text not null default '',
  detail jsonb not null default '{}'
);
create index activity_actor on activity (actor_id, id desc);
create index activity_action on activity (action, id desc);

-- A log that can be rewritten is none.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the activity log is append-only';
end
$$;
create trigger activity_append_only before update or delete on activity
  for each row execute function refuse_change();
create trigger activity_no_truncate before truncate on activity
  for each statement execute function refuse_change();
