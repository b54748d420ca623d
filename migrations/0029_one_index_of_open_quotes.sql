-- Expiring quotes are read by `quotes_open_until`, whose condition is that of the query: neither accepted, declined nor
-- superseded. This index has all quotes that were not accepted, and only costs time when a quote is stored.
drop index quotes_expiring;
