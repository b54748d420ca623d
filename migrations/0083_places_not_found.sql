-- What visitors typed for a place and no place is called, counted for staff. Nothing here says who typed it or at what time.
create table place_misses (
  id bigint generated always as identity primary key,
  text text not null unique check (length(text) between 3 and 60),
  times integer not null default 1,
  first_day date not null,
  last_day date not null,
  is_dismissed boolean not null default false
);

create index place_misses_last_day on place_misses (last_day);

-- How many texts were added in an hour, so that a flood of them cannot fill the table.
create table place_miss_hours (
  hour timestamptz primary key,
  added integer not null
);
