-- Sample prices are invented: visitors are asked to ask until staff confirm them. Packages of staff are confirmed.
alter table tour_packages add column price_confirmed boolean not null default true;

-- Their itineraries are printed again, without the price.
update tour_packages set price_confirmed = false, pdf_version = 0, print_tries = 0 where is_sample;
