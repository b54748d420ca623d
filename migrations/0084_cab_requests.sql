-- What a customer says about a requested cab besides the trip: bags, flight, addresses and how to answer. Null without any.
alter table enquiries add column ride_details jsonb;

-- When the flight or the train arrived, from which waiting counts.
alter table duty_entries
  drop constraint duty_entries_kind_check,
  add constraint duty_entries_kind_check check (kind in ('landed', 'start', 'reached', 'on-board', 'end', 'expense', 'removal'));
