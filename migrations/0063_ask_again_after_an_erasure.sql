-- An erased review stays as an empty row, and the customer may be asked for another.
drop index reviews_of_booking;
create unique index reviews_of_booking on reviews (booking_id) where booking_id is not null and erased_at is null;
