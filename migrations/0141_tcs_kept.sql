-- TCS of a cancelled trip that was deposited with the tax office already; the customer claims it back there.
alter table booking_charges drop constraint booking_charges_kind_check;
alter table booking_charges add constraint booking_charges_kind_check
  check (kind in ('cancellation', 'late-change', 'extra', 'tcs')) not valid;
create unique index booking_charges_tcs on booking_charges (booking_id) where kind = 'tcs';
