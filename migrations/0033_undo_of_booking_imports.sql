-- Customers whom an import of bookings added, so that its undo can remove them again.
alter table people add column booking_import_id bigint references booking_imports;
create index people_of_booking_import on people (booking_import_id) where booking_import_id is not null;

-- An undo deletes bookings. PostgreSQL then looks for the events and charges of each duty, and would read the whole
-- tables for every one of them.
create index booking_events_of_duty on booking_events (duty_id) where duty_id is not null;
create index booking_charges_of_duty on booking_charges (duty_id) where duty_id is not null;
