-- Sample prices are invented: visitors are asked to ask until staff confirm them. Packages of staff are confirmed.
alter table tour_packages add column price_confirmed boolean not null default true;

-- Their itineraries are printed again, without the price.
update tour_packages set price_confirmed = false, pdf_version = 0, print_tries = 0 where is_sample;

-- The page of a kind of tour that lists the package, and its best months.
alter table tour_packages alter column details set default
  '{"nights": null, "childPrices": [], "groupPrices": [], "singleSupplementPaise": 0, "seasons": [],
    "minPeople": null, "maxPeople": null, "pricesUntil": null, "startPoint": "", "endPoint": "", "hotelClass": "",
    "included": [], "notIncluded": [], "papers": [], "minAge": null, "fitness": "", "difficulty": "",
    "theme": "", "bestMonths": ""}';
update tour_packages set details = details || '{"theme": "", "bestMonths": ""}';
update revisions
  set content = jsonb_set(content, '{details}', (content -> 'details') || '{"theme": "", "bestMonths": ""}')
  where kind = 'tour-package';

create index tour_packages_theme_newest on tour_packages ((details ->> 'theme'), id desc);
