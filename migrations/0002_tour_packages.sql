create table tour_packages (
  id bigint generated always as identity primary key,
  category text not null check (category in ('Domestic', 'International')),
  country text not null check (country in ('India', 'Bhutan')),
  name text not null,
  duration text not null,
  inclusions text not null default '',
  activities text not null default '',
  package_type text not null default '',
  price_before_discount_paise bigint check (price_before_discount_paise > 0),
  selling_price_paise bigint not null check (selling_price_paise > 0),
  featured_image text not null,
  description_html text not null,
  seller text not null default '',
  seller_details text not null default '',
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The public list: one country, newest first.
create index tour_packages_country_newest on tour_packages (country, id desc);
