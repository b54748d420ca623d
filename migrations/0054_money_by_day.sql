-- What was received in a period is read from this index alone.
create index money_entries_by_day on money_entries (made_at) include (kind, amount_paise);
