alter table places validate constraint places_city_fkey;
alter table cars validate constraint cars_city_fkey;
alter table drivers validate constraint drivers_city_fkey;
alter table duties validate constraint duties_city_fkey;
