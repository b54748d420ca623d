-- An extra that is sold after the booking was made; two clicks on one button sell one.
alter table booking_charges add column entry_key uuid unique;
