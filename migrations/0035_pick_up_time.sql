-- The pick-up time that the customer names in a call, `06:30`, or empty. A form sends its time in `trip`.
alter table enquiries
  add column trip_time text not null default '' check (trip_time ~ '^(([01][0-9]|2[0-3]):[0-5][0-9])?$');

update enquiries set trip_time = trip->>'time' where trip->>'time' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$';
