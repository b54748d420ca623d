-- Lines of bank statements. A line is stored once, however often its file is sent.
create table bank_files (
  id bigint primary key generated always as identity,
  name text not null check (length(name) <= 200),
  account text not null default '' check (length(account) <= 100),
  lines integer not null,
  added integer not null,
  made_by text not null,
  made_at timestamptz not null default now()
);

create table bank_lines (
  id bigint primary key generated always as identity,
  file_id bigint not null references bank_files,
  -- Of account, day, amount, text and balance, and of its place among equal lines of one file.
  line_hash bytea not null unique,
  day date not null,
  -- Negative: money that left the account.
  amount_paise bigint not null check (amount_paise <> 0),
  narration text not null default '' check (length(narration) <= 500),
  utr text check (utr ~ '^[A-Z0-9]{12,35}$'),
  balance_paise bigint,
  state text not null default 'open' check (state in ('open', 'matched', 'set-aside')),
  -- The entry that it confirms or has become.
  entry_id bigint references money_entries,
  -- Why it was set aside, typed by staff: interest, rent, own transfer.
  reason text not null default '' check (length(reason) <= 200),
  matched_by text not null default '',
  matched_at timestamptz,
  revision integer not null default 1,
  check ((state = 'matched') = (entry_id is not null) or state <> 'matched')
);
create unique index bank_lines_of_entry on bank_lines (entry_id) where entry_id is not null;
create index bank_lines_open on bank_lines (day desc, id desc) where state = 'open';
create index bank_lines_by_day on bank_lines (day desc, id desc);
create index bank_lines_utr on bank_lines (utr) where utr is not null;
