-- An enquiry is written to each index of its table. What stays serves the queues, the order by arrival, the search, the
-- choices of the filters, what reads a customer or a day, and erasing; other filters and orders read the table.
create index enquiries_new on enquiries (received_at, id) where stage = 'new';

drop index enquiries_by_due, enquiries_by_trip, enquiries_by_value;
drop index enquiries_stage_age, enquiries_stage_due, enquiries_stage_trip, enquiries_stage_value;
drop index enquiries_owner_age, enquiries_owner_due, enquiries_owner_trip, enquiries_owner_value;
drop index enquiries_service_age, enquiries_service_due, enquiries_service_trip, enquiries_service_value;
drop index enquiries_city_age, enquiries_city_due, enquiries_city_trip, enquiries_city_value;
drop index enquiries_month_age, enquiries_month_due, enquiries_month_trip, enquiries_month_value;
drop index enquiries_band_age, enquiries_band_due, enquiries_band_trip, enquiries_band_value;
drop index enquiries_source_age, enquiries_source_due, enquiries_source_trip, enquiries_source_value;
drop index enquiries_of_stage, enquiries_of_owner, enquiries_of_month, enquiries_of_band, enquiries_of_source;
drop index enquiries_counted, enquiries_due, enquiries_trip, enquiries_waiting, enquiries_pipeline;
