-- What the agency says about itself, and the few values that pages and mails are computed from. Always exactly one row.
create table site_settings (
  id smallint primary key default 1 check (id = 1),
  agency_name text not null,
  line text not null,
  established text not null,
  head_office text not null,
  phone_e164 text not null check (phone_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  email text not null,
  website text not null,
  -- Prices are kept in INR; the public Bhutan list shows USD at this rate.
  inr_per_usd numeric(10, 4) not null check (inr_per_usd > 0),
  updated_at timestamptz not null default now()
);

-- A placeholder brand, so that the first page already has a name on it. Staff replace it.
insert into site_settings (agency_name, line, established, head_office, phone_e164, email, website, inr_per_usd)
values (
  'Purvai Travels',
  'Cabs, tours and cruises across India and Bhutan',
  'November 2024',
  'Guwahati, Assam, India',
  '+913610000000',
  'care@purvai.example',
  'https://www.purvai.example',
  88.0000
);
