-- The list of what came in is read from the latest day on, and within a day from the latest entry on.
drop index money_entries_by_day;
create index money_entries_by_day on money_entries (received_on, id) include (kind, amount_paise, place, method);
