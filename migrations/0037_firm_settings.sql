-- What proves that the firm is real. Empty until staff fill it in; pages leave out what is empty.
alter table site_settings
  add column legal_name text not null default '' check (length(legal_name) <= 200),
  add column registration_kind text not null default '' check (length(registration_kind) <= 200),
  add column registration_no text not null default '' check (length(registration_no) <= 200),
  add column street_address text not null default '' check (length(street_address) <= 500),
  add column map_url text not null default '' check (map_url = '' or (map_url ~ '^https://' and length(map_url) <= 1000)),
  add column office_hours text not null default '' check (length(office_hours) <= 500),
  add column contact_name text not null default '' check (length(contact_name) <= 200),
  add column contact_role text not null default '' check (length(contact_role) <= 200),
  add column payment_terms text not null default '' check (length(payment_terms) <= 2000),
  add column refund_terms text not null default '' check (length(refund_terms) <= 2000);
