-- What the whole price of a package needs beside the specified fields. Bhutan's fees are those known in November 2026
-- and carry the day on which staff last confirmed them, which is empty until they do.
alter table site_settings
  add column first_booking_percent numeric(5, 2) not null default 20 check (first_booking_percent between 0 and 99.99),
  add column sdf_indian_rupees integer not null default 1200 check (sdf_indian_rupees >= 0),
  add column sdf_indian_child_rupees integer not null default 600 check (sdf_indian_child_rupees >= 0),
  add column sdf_other_usd integer not null default 100 check (sdf_other_usd >= 0),
  add column sdf_other_child_usd integer not null default 50 check (sdf_other_child_usd >= 0),
  add column sdf_free_under_age integer not null default 6 check (sdf_free_under_age between 0 and 18),
  add column sdf_adult_from_age integer not null default 12 check (sdf_adult_from_age between 0 and 18),
  add column bhutan_visa_usd integer not null default 40 check (bhutan_visa_usd >= 0),
  add column bhutan_fees_checked_on date;

alter table tour_packages
  add column details jsonb not null check (jsonb_typeof(details) = 'object')
    default '{"nights": null, "childPrices": [], "groupPrices": [], "singleSupplementPaise": 0, "seasons": [],
      "minPeople": null, "maxPeople": null, "pricesUntil": null, "startPoint": "", "endPoint": "", "hotelClass": "",
      "included": [], "notIncluded": [], "papers": [], "minAge": null, "fitness": "", "difficulty": ""}';

-- Versions from before this have none of it.
update revisions set content = content || '{"details": {"nights": null, "childPrices": [], "groupPrices": [], "singleSupplementPaise": 0, "seasons": [],
      "minPeople": null, "maxPeople": null, "pricesUntil": null, "startPoint": "", "endPoint": "", "hotelClass": "",
      "included": [], "notIncluded": [], "papers": [], "minAge": null, "fitness": "", "difficulty": ""}}'
  where kind = 'tour-package';

-- The party that a visitor entered on a package's page, with the price that the page showed.
alter table enquiries add column package_price jsonb;
