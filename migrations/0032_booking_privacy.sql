-- Customers and drivers have rights over what bookings hold about them.

-- A restore of an older backup erases bookings and drivers again, too.
alter table erasures drop constraint erasures_kind_check;
alter table erasures add constraint erasures_kind_check check (kind in ('customer', 'enquiry', 'booking', 'driver'));
create trigger bookings_erased after update on bookings for each row
  when (old.erased_at is null and new.erased_at is not null) execute function note_erasure('booking');
create trigger drivers_erased after update on drivers for each row
  when (old.erased_at is null and new.erased_at is not null) execute function note_erasure('driver');

-- A driver who was added after an erasure with the same number is another one, because ids are used again after a restore.
alter table drivers add column added_at timestamptz not null default now();
update drivers set added_at = changed_at;

-- Longer than for enquiries: GST law asks for the records of a supply for 72 months after the annual return of its year.
alter table site_settings
  add column booking_retention_months integer not null default 96 check (booking_retention_months between 0 and 240);

-- What retention looks through: bookings that are not erased, the oldest first.
create index bookings_kept on bookings (made_at, id) where erased_at is null;

-- Erasing a driver removes the name from every timeline, also of duties that another driver has now.
create index booking_events_driver on booking_events ((detail->>'driver')) where kind = 'assigned';

-- The same as before, except that the name of the driver who collected money can be erased.
drop trigger money_entries_unchanged on money_entries;
create trigger money_entries_unchanged
  before update of booking_id, kind, amount_paise, method, made_by, made_at on money_entries
  for each row when (
    (new.booking_id, new.kind, new.amount_paise, new.method, new.made_at)
      is distinct from (old.booking_id, old.kind, old.amount_paise, old.method, old.made_at)
    or (new.made_by <> old.made_by and (old.kind <> 'collected-by-driver' or old.reverses_id is not null))
  ) execute function refuse_entry_change();
