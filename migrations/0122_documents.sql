-- Registrations, dated tax rules, and the documents that follow from them. Rules are added and confirmed, never overwritten; a
-- document is stored with its number in one transaction and never changed or deleted.
create table registrations (
  id bigint primary key generated always as identity,
  gstin text not null unique check (gstin ~ '^[0-9]{2}[0-9A-Z]{13}$'),
  state text not null check (state ~ '^[0-9]{2}$'),
  legal_name text not null check (length(legal_name) between 1 and 200),
  address text not null check (length(address) between 1 and 500),
  -- The first letters of its document numbers.
  series_code text not null unique check (series_code ~ '^[A-Z]{2}$'),
  from_day date not null,
  until_day date,
  is_sample boolean not null default false,
  made_by text not null,
  made_at timestamptz not null default now()
);

create table tax_rules (
  id bigint primary key generated always as identity,
  idempotency_key text not null unique check (length(idempotency_key) <= 100),
  subject text not null check (length(subject) <= 40),
  from_day date not null,
  -- By the schema of its subject.
  value jsonb not null,
  -- Where it stands: a notification, a circular, a letter of the accountant.
  source text not null check (length(source) between 1 and 500),
  made_by text not null,
  made_at timestamptz not null default now(),
  -- The accountant, or who entered that the accountant has confirmed it; nothing is issued by a rule without it.
  confirmed_by text not null default '' check (length(confirmed_by) <= 200),
  confirmed_at timestamptz
);
create index tax_rules_by_day on tax_rules (subject, from_day desc, id desc);

create table buyers (
  id bigint primary key generated always as identity,
  idempotency_key text not null unique check (length(idempotency_key) <= 100),
  customer_id bigint not null references customers,
  name text not null check (length(name) between 1 and 200),
  address text not null default '' check (length(address) <= 500),
  state text not null default '' check (state = '' or state ~ '^[0-9]{2}$'),
  gstin text not null default '' check (gstin = '' or gstin ~ '^[0-9]{2}[0-9A-Z]{13}$'),
  pan_encrypted text not null default '',
  lives_in text not null default '' check (lives_in in ('', 'india', 'abroad')),
  is_body_corporate boolean not null default false,
  -- Its duties are on one bill for each month.
  bills_monthly boolean not null default false,
  bill_email text not null default '' check (length(bill_email) <= 254),
  revision integer not null default 1,
  changed_by text not null default '',
  changed_at timestamptz not null default now(),
  ended_at timestamptz
);
create index buyers_of_customer on buyers (customer_id, id) where ended_at is null;
create index buyers_monthly on buyers (id) where bills_monthly and ended_at is null;
-- Who the documents of a booking name; null: the customer.
alter table bookings add column buyer_id bigint references buyers;
create index bookings_of_buyer on bookings (buyer_id) where buyer_id is not null;

create table document_series (
  id bigint primary key generated always as identity,
  registration_id bigint not null references registrations,
  -- `2627`, from 1 April 2026 to 31 March 2027 in India.
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  kind text not null check (kind in ('receipt-voucher', 'invoice', 'refund-voucher', 'credit-note')),
  -- Locked and raised in the transaction that stores the document.
  last_number integer not null default 0 check (last_number between 0 and 999999),
  unique (registration_id, financial_year, kind)
);

create table documents (
  id bigint primary key generated always as identity,
  registration_id bigint not null references registrations,
  series_id bigint not null references document_series,
  number integer not null check (number >= 1),
  -- `PT/2627/I000001`
  name text not null check (length(name) <= 16 and name ~ '^[A-Z0-9/-]+$'),
  kind text not null check (kind in ('receipt-voucher', 'invoice', 'refund-voucher', 'credit-note')),
  issued_on date not null,
  issued_at timestamptz not null default now(),
  -- None of a monthly bill; its duties are in `document_duties`.
  booking_id bigint references bookings,
  quote_id bigint references quotes,
  -- Of a voucher: the money that it is for.
  entry_id bigint references money_entries,
  -- The voucher that is refunded, the invoice that a note corrects.
  refers_to bigint references documents,
  -- What it is for, as a code: advance, trip, duty, cancellation, monthly, refund, correction …
  purpose text not null check (length(purpose) <= 40),
  -- Of what it is for, so that it is issued once.
  source_key text not null unique check (length(source_key) <= 100),
  buyer_name text not null,
  buyer_gstin text not null default '',
  -- A state, or 96 outside India.
  place_of_supply text not null check (place_of_supply ~ '^[0-9]{2}$'),
  sac text not null check (sac ~ '^[0-9]{4,8}$'),
  gst_percent numeric(5, 2) not null,
  is_reverse_charge boolean not null default false,
  -- On the day of a voucher that comes late: when the money came.
  received_on date,
  value_paise bigint not null,
  cgst_paise bigint not null default 0,
  sgst_paise bigint not null default 0,
  igst_paise bigint not null default 0,
  tcs_paise bigint not null default 0,
  rounding_paise bigint not null default 0,
  total_paise bigint not null,
  -- Everything that is printed, and its SHA-256.
  content jsonb not null,
  content_hash bytea not null,
  made_by text not null,
  unique (series_id, number),
  unique (registration_id, name),
  check (total_paise = value_paise + cgst_paise + sgst_paise + igst_paise + tcs_paise + rounding_paise)
);
create index documents_of_booking on documents (booking_id, id) where booking_id is not null;
create index documents_of_quote on documents (quote_id, id) where quote_id is not null;
create index documents_of_entry on documents (entry_id) where entry_id is not null;
create index documents_by_day on documents (issued_on desc, id desc);
create index documents_referring on documents (refers_to) where refers_to is not null;

-- Which rides an invoice is for.
create table document_duties (
  document_id bigint not null references documents,
  duty_id bigint not null references duties,
  primary key (document_id, duty_id)
);
create index document_duties_of on document_duties (duty_id);

create function refuse_document_change() returns trigger language plpgsql as $$
begin
  raise exception 'a document is never changed';
end $$;
create trigger documents_unchanged before update or delete on documents
  for each row execute function refuse_document_change();
create trigger document_duties_unchanged before update or delete on document_duties
  for each row execute function refuse_document_change();

-- The PDF of a document, made later and kept; the document itself stays as it is.
create table document_prints (
  document_id bigint primary key references documents,
  pdf_key text not null default '',
  pdf_hash bytea,
  tries integer not null default 0,
  started_at timestamptz,
  printed_at timestamptz
);
create index document_prints_waiting on document_prints (document_id) where pdf_key = '';

-- The e-invoice number and QR of the portal, entered once.
create table document_irns (
  document_id bigint primary key references documents,
  irn text not null check (irn ~ '^[0-9a-f]{64}$'),
  acknowledgement_no text not null check (length(acknowledgement_no) <= 40),
  acknowledged_on date not null,
  signed_qr text not null check (length(signed_qr) <= 4000),
  made_by text not null,
  made_at timestamptz not null default now()
);
create trigger document_irns_unchanged before update or delete on document_irns
  for each row execute function refuse_document_change();

-- Bookings and quotes whose documents may be due; the worker looks at each and takes it off.
create table document_work (
  id bigint primary key generated always as identity,
  booking_id bigint references bookings,
  quote_id bigint references quotes,
  noted_at timestamptz not null default now(),
  check ((booking_id is null) <> (quote_id is null))
);
create unique index document_work_of_booking on document_work (booking_id) where booking_id is not null;
create unique index document_work_of_quote on document_work (quote_id) where quote_id is not null;
create trigger document_work_wake after insert on document_work for each row execute function wake_worker('documents');
