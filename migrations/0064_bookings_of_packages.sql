-- A booking may be a trip that is not a cab: one service of kind `package` with the sums of its quote, and no duty.

alter table bookings
  add column kind text not null default 'cab',
  -- Of a trip that is not a cab; null while its days are not agreed.
  add column first_day date,
  add column last_day date,
  add constraint bookings_kind_check check (kind in ('cab', 'tour', 'overseas-tour', 'other')),
  add constraint bookings_days_check check (last_day >= first_day and (last_day is null) = (first_day is null));

-- The list of bookings: trips by their first day. One without days counts as a year away, so that it is not overlooked.
create index bookings_of_trips on bookings (
  coalesce(timezone('Asia/Kolkata', first_day::timestamp), timezone('UTC', timezone('UTC', made_at) + interval '365 days')),
  id
) where kind <> 'cab';

-- The page of a quote shows what was paid of its booking, also of one that was cancelled.
create index bookings_of_any_quote on bookings (quote_id) where quote_id is not null;

alter table booking_services
  drop constraint booking_services_kind_check,
  add constraint booking_services_kind_check check (
    kind in ('cab', 'package', 'hotel', 'transport', 'guide', 'permit', 'activity', 'ticket', 'fee')
  ),
  -- What a package consists of costs the customer nothing beside it.
  add constraint booking_services_amount_check check (kind in ('cab', 'package') or amount_paise = 0);

-- What was sold as a whole, as the customer accepted it.
create table booking_packages (
  id bigint primary key references booking_services on delete cascade,
  booking_id bigint not null unique references bookings on delete cascade,
  -- The lines that were accepted, the taxes, the days, what is included and the terms.
  offer jsonb not null,
  subtotal_paise bigint not null,
  discount_paise bigint not null,
  gst_paise bigint not null,
  tcs_paise bigint not null,
  rounding_paise bigint not null,
  total_paise bigint not null check (total_paise >= 0),
  check (subtotal_paise - discount_paise + gst_paise + tcs_paise + rounding_paise = total_paise)
);
create trigger booking_packages_unchanged
  before update of booking_id, subtotal_paise, discount_paise, gst_paise, tcs_paise, rounding_paise, total_paise
  on booking_packages for each row execute function refuse_entry_change();

-- In which parts a booking is paid. What is paid of each follows from `received_paise`, the first part first.
create table payment_plan (
  booking_id bigint not null references bookings on delete cascade,
  position smallint not null check (position between 1 and 20),
  kind text not null check (kind in ('deposit', 'balance')),
  -- With tax.
  amount_paise bigint not null check (amount_paise > 0),
  due_on date,
  primary key (booking_id, position)
);
