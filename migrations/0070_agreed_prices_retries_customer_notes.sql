-- Whether the price of a ride includes its tolls. Null where nobody was asked: a fare by the rates includes them then, a
-- typed price does not, because that is what its customer was told.
alter table duties add column tolls_included boolean;

-- A hash of what a booking was made from: a retry with other content is refused. Empty for earlier bookings.
alter table bookings add column request_fingerprint text not null default '';

-- What is worth knowing about a customer and belongs to none of their enquiries.
create table customer_notes (
  id bigint generated always as identity primary key,
  person_id bigint not null references people on delete cascade,
  text text not null check (length(text) between 1 and 5000),
  made_by text not null default '',
  made_at timestamptz not null default now(),
  import_id bigint references customer_imports,
  -- The same row of a list is imported once.
  import_key text not null unique
);
create index customer_notes_of_person on customer_notes (person_id, id);
create index customer_notes_of_import on customer_notes (import_id) where import_id is not null;

alter table customer_imports add column notes integer not null default 0;
