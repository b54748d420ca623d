-- A quote of the kind 'Other' is for a cab only when the customer asked for a ride or a car, and not about a package. Bookings that
-- earlier versions made as cabs from any other become what was sold, as in 0065; their totals and payment plans stay. A cab that was
-- made since has a fingerprint. A ride that was planned or driven stays a cab. One that nobody has planned yet keeps its place on the
-- board as a part without amount, because a cab may have been meant after all.

create temporary table mended on commit drop as
select b.id as booking_id, s.id as service_id, s.title, s.amount_paise, q.id as quote_id, d.status = 'cancelled' as has_no_ride,
  -- What staff typed about a ride that is gone goes into the notes.
  concat_ws(', ', 'Was booked as a cab: ' || to_char(d.pickup_at at time zone 'Asia/Kolkata', 'DD Mon YYYY HH24:MI'),
    nullif(concat_ws(' to ', nullif(d.from_name, ''), nullif(d.to_name, '')), ''), d.car_type, nullif(d.pickup_address, ''),
    nullif(d.drop_address, ''), nullif(d.flight, ''), nullif(d.passenger_name, ''), nullif(d.passenger_phone, ''),
    nullif(d.instructions, '')) as ride,
  case when has_days then e.trip_starts else (d.pickup_at at time zone 'Asia/Kolkata')::date end as first_day,
  case when has_days then e.trip_ends else (d.ends_at at time zone 'Asia/Kolkata')::date end as last_day
from bookings b
join quotes q on q.id = b.quote_id
join enquiries e on e.id = q.enquiry_id
join booking_services s on s.booking_id = b.id
join duties d on d.id = s.id
cross join lateral (
  -- All days of one month: the days are not agreed.
  select e.trip_starts is not null and e.trip_ends is not null and not (
    extract(day from e.trip_starts) = 1 and e.trip_ends = (e.trip_starts + interval '1 month' - interval '1 day')::date
  ) as has_days
) agreed
where b.kind = 'cab' and b.erased_at is null and e.erased_at is null and b.request_fingerprint = ''
  and q.service_kind = 'other' and (e.package_id is not null or (e.trip is null and e.car_type = ''))
  and d.status in ('requested', 'confirmed', 'cancelled') and d.car_id is null and d.driver_id is null
  and not exists (select from duty_entries t where t.duty_id = d.id)
  and not exists (select from booking_services o where o.booking_id = b.id and o.id <> s.id);

update bookings b set kind = 'other', first_day = m.first_day, last_day = m.last_day,
  notes = case when m.has_no_ride then left(concat_ws(E'\n', nullif(b.notes, ''), m.ride), 3000) else b.notes end
from mended m where m.booking_id = b.id;

update booking_events v set duty_id = null from mended m where m.has_no_ride and v.duty_id = m.service_id;
update booking_charges c set duty_id = null from mended m where m.has_no_ride and c.duty_id = m.service_id;
delete from duties d using mended m where m.has_no_ride and d.id = m.service_id;
update booking_services s set kind = 'package' from mended m where m.has_no_ride and s.id = m.service_id;

update booking_services s set amount_paise = 0 from mended m where not m.has_no_ride and s.id = m.service_id;
update duties d set fare_paise = 0, fare = null from mended m where not m.has_no_ride and d.id = m.service_id;
insert into booking_services (booking_id, kind, position, title, amount_paise)
select m.booking_id, 'package', 1 + s.position, m.title, m.amount_paise
from mended m join booking_services s on s.id = m.service_id where not m.has_no_ride;

create temporary table accepted on commit drop as
with counted as (
  select m.booking_id, s.id as service_id, q.*, coalesce(q.accepted_paise, q.total_paise) as total,
    quote_subtotal_paise(q.lines, q.chosen_lines) as subtotal,
    case when q.discount_percent is null then q.discount_paise
      else round(quote_discountable_paise(q.lines, q.chosen_lines) * q.discount_percent / 100) end as off, (
      select coalesce(jsonb_agg(line - 'isOptional' order by place), '[]')
      from jsonb_array_elements(q.lines) with ordinality as l(line, place)
      where not coalesce((line->>'isOptional')::boolean, false) or place = any(q.chosen_lines)
    ) as accepted_lines
  from mended m join quotes q on q.id = m.quote_id
  join booking_services s on s.booking_id = m.booking_id and s.kind = 'package'
),
taxed as (
  select *, case when place_of_supply = 'same-state' then 2 * round((subtotal - off) * gst_percent / 200)
      else round((subtotal - off) * gst_percent / 100) end as gst
  from counted
)
select *, round((subtotal - off + gst) * tcs_percent / 100) as tcs from taxed;

insert into booking_packages (id, booking_id, offer, subtotal_paise, discount_paise, gst_paise, tcs_paise,
  rounding_paise, total_paise)
select service_id, booking_id, jsonb_build_object(
    'lines', accepted_lines,
    'discount', case
      when discount_percent is not null
        then jsonb_build_object('kind', 'percent', 'percent', discount_percent::text, 'label', discount_label)
      when discount_paise > 0
        then jsonb_build_object('kind', 'amount', 'paise', discount_paise, 'label', discount_label) end,
    'placeOfSupply', place_of_supply, 'gstPercent', gst_percent::text, 'tcsPercent', tcs_percent::text,
    'inclusions', inclusions, 'exclusions', exclusions, 'itinerary', itinerary, 'terms', terms
  ), subtotal, off, gst, tcs, total - (subtotal - off + gst + tcs), total
from accepted;
