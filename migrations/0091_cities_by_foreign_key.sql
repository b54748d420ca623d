-- Any stored city holds, not only the first two. The rows that are there are checked by the next migration, which locks no writer.

alter table places
  drop constraint places_city_check,
  add constraint places_city_fkey foreign key (city) references cities not valid;
alter table cars
  drop constraint cars_city_check,
  add constraint cars_city_fkey foreign key (city) references cities not valid;
alter table drivers
  drop constraint drivers_city_check,
  add constraint drivers_city_fkey foreign key (city) references cities not valid;
alter table duties
  drop constraint duties_city_check,
  add constraint duties_city_fkey foreign key (city) references cities not valid;
