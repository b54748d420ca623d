-- Bookings that were made from quotes of packages were cab bookings. They become what was sold; their totals stay.

create temporary table mended on commit drop as
select b.id as booking_id, s.id as service_id, s.title, s.amount_paise,
  case q.service_kind when 'tour-package' then 'tour' when 'overseas-package' then 'overseas-tour' else 'other' end as kind,
  -- A ride that nobody has planned or driven is only what the form had asked for. Any other stays a part of the trip.
  d.status in ('requested', 'confirmed', 'cancelled', 'no-show') and d.car_id is null and d.driver_id is null
    and not exists (select from duty_entries e where e.duty_id = d.id) as has_no_ride,
  case when e.trip_starts is null or e.trip_ends is null
      -- All days of one month: the days are not agreed.
      or (extract(day from e.trip_starts) = 1 and e.trip_ends = (e.trip_starts + interval '1 month' - interval '1 day')::date)
    then (d.pickup_at at time zone 'Asia/Kolkata')::date else e.trip_starts end as first_day,
  case when e.trip_starts is null or e.trip_ends is null
      or (extract(day from e.trip_starts) = 1 and e.trip_ends = (e.trip_starts + interval '1 month' - interval '1 day')::date)
    then (d.ends_at at time zone 'Asia/Kolkata')::date else e.trip_ends end as last_day
from bookings b
join quotes q on q.id = b.quote_id
join enquiries e on e.id = q.enquiry_id
join booking_services s on s.booking_id = b.id and s.kind = 'cab'
join duties d on d.id = s.id
where b.erased_at is null
  and (q.service_kind in ('tour-package', 'overseas-package') or (q.service_kind = 'other' and e.package_id is not null));

update bookings b set kind = m.kind, first_day = m.first_day, last_day = m.last_day
from mended m where m.booking_id = b.id;

-- The events and charges of a ride that never was are those of the booking.
update booking_events v set duty_id = null from mended m where m.has_no_ride and v.duty_id = m.service_id;
update booking_charges c set duty_id = null from mended m where m.has_no_ride and c.duty_id = m.service_id;
delete from duties d using mended m where m.has_no_ride and d.id = m.service_id;
update booking_services s set kind = 'package' from mended m where m.has_no_ride and s.id = m.service_id;

-- A ride that is planned or driven keeps its place on the board, and what it was sold for becomes the package's.
update booking_services s set amount_paise = 0 from mended m where not m.has_no_ride and s.id = m.service_id;
update duties d set fare_paise = 0, fare = null from mended m where not m.has_no_ride and d.id = m.service_id;
insert into booking_services (booking_id, kind, position, title, amount_paise)
select m.booking_id, 'package', 1 + (select max(position) from booking_services o where o.booking_id = m.booking_id),
  m.title, m.amount_paise
from mended m where not m.has_no_ride;

-- Of every booking from a quote: what was accepted, in the sums of the quote.
create temporary table accepted on commit drop as
with counted as (
  select b.id as booking_id, q.*, coalesce(q.accepted_paise, q.total_paise) as total, (
      select coalesce(jsonb_agg(line - 'isOptional' order by place), '[]')
      from jsonb_array_elements(q.lines) with ordinality as l(line, place)
      where not coalesce((line->>'isOptional')::boolean, false) or place = any(q.chosen_lines)
    ) as accepted_lines
  from bookings b join quotes q on q.id = b.quote_id where b.erased_at is null
),
subtotals as (
  select *, (
      select coalesce(sum((line->>'quantity')::bigint * (line->>'unitPaise')::bigint), 0)
      from jsonb_array_elements(accepted_lines) line
    ) as subtotal
  from counted
),
nets as (
  select *, case when discount_percent is null then discount_paise else round(subtotal * discount_percent / 100) end as off
  from subtotals
),
taxed as (
  select *, case when place_of_supply = 'same-state' then 2 * round((subtotal - off) * gst_percent / 200)
      else round((subtotal - off) * gst_percent / 100) end as gst
  from nets
)
select *, round((subtotal - off + gst) * tcs_percent / 100) as tcs,
  case when deposit_percent is null then deposit_paise
    else least(round(total * deposit_percent / 10000) * 100, total) end as deposit
from taxed;

insert into booking_packages (id, booking_id, offer, subtotal_paise, discount_paise, gst_paise, tcs_paise,
  rounding_paise, total_paise)
select s.id, s.booking_id, jsonb_build_object(
    'lines', a.accepted_lines,
    'discount', case
      when a.discount_percent is not null
        then jsonb_build_object('kind', 'percent', 'percent', a.discount_percent::text, 'label', a.discount_label)
      when a.discount_paise > 0
        then jsonb_build_object('kind', 'amount', 'paise', a.discount_paise, 'label', a.discount_label) end,
    'placeOfSupply', a.place_of_supply, 'gstPercent', a.gst_percent::text, 'tcsPercent', a.tcs_percent::text,
    'inclusions', a.inclusions, 'exclusions', a.exclusions, 'itinerary', a.itinerary, 'terms', a.terms
  ), a.subtotal, a.off, a.gst, a.tcs, a.total - (a.subtotal - a.off + a.gst + a.tcs), a.total
from booking_services s join accepted a on a.booking_id = s.booking_id where s.kind = 'package';

insert into payment_plan (booking_id, position, kind, amount_paise, due_on)
select booking_id, 1, 'deposit', deposit, deposit_due from accepted where deposit > 0
union all
select booking_id, 2, 'balance', total - deposit, balance_due from accepted where deposit > 0 and total > deposit;
