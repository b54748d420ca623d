-- The inbox is also filtered by source: each sort has its index, as for the other filters of one value (0020).
create index enquiries_source_age on enquiries (source, received_at, id)
  where stage not in ('spam', 'joined');
create index enquiries_source_due on enquiries (source, coalesce(follow_up_at, 'infinity'), id)
  where stage not in ('spam', 'joined');
create index enquiries_source_trip on enquiries (source, coalesce(trip_starts, 'infinity'), id)
  where stage not in ('spam', 'joined');
create index enquiries_source_value on enquiries (source, coalesce(value_paise, 0), id)
  where stage not in ('spam', 'joined');

-- For several filters at once, which are combined as bitmaps.
create index enquiries_of_source on enquiries (source);

-- The enquiries of a city are many, and counting those of a staff member, a source or a service among them reads too many
-- rows. With what is filtered and added up in the index, count and sum need no table.
create index enquiries_counted on enquiries (city, owner_id) include (source, service, stage, value_paise)
  where stage not in ('spam', 'joined');
