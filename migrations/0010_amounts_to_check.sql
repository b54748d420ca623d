-- Until now the first number in a typed amount was stored: '1.5 lakh' as ₹1.50, '45k' as ₹45, '-500' as ₹500. What looks
-- wrong among the rows of this moment is listed to an Admin once; rows that come later are none of it.
create table amount_review (
  id smallint primary key check (id = 1),
  found_at timestamptz not null,
  checked_at timestamptz,
  checked_by text not null default '',
  check ((checked_at is null) = (checked_by = ''))
);
insert into amount_review (id, found_at) values (1, now());

-- No foreign keys: adding them would make the running version wait with its saves until the search below is done. What
-- is deleted later is left out when the list is read.
create table amounts_to_check (
  id bigint generated always as identity primary key,
  tour_package_id bigint unique,
  quote_id bigint unique,
  reasons text[] not null check (
    reasons <> '{}' and
    reasons <@ '{low-price,before-below-selling,before-far-above-selling,discount-line,low-line}'::text[]
  ),
  -- The lines of a quote that it is about, counted from 1.
  line_numbers integer[] not null default '{}',
  check (num_nonnulls(tour_package_id, quote_id) = 1)
);

-- No tour costs less than a thousand rupees, and no discount is nine tenths of the price.
insert into amounts_to_check (tour_package_id, reasons)
select id, reasons
from (
  select id, array_remove(array[
    case when selling_price_paise < 100000 then 'low-price' end,
    case when price_before_discount_paise < selling_price_paise then 'before-below-selling' end,
    case when price_before_discount_paise > selling_price_paise * 10 then 'before-far-above-selling' end
  ], null) as reasons
  from tour_packages
) p
where reasons <> '{}'
order by id;

-- A minus was dropped, so a discount was added to the total. 'Drop off' is a ride, not a discount.
insert into amounts_to_check (quote_id, reasons, line_numbers)
select id,
  array_remove(array[
    case when bool_or(is_discount) then 'discount-line' end,
    case when bool_or(is_low) then 'low-line' end
  ], null),
  array_agg(number order by number)
from (
  select q.id, l.number::integer as number,
    l.line ->> 'text' ~*
      ('\m(disc|discount\w*|less|rebates?|waive\w*|minus|adjust\w*|refund\w*|deduct\w*|concession\w*|cash ?back'
       || '|coupons?|vouchers?|promo\w*|offers?|credit\w*|advance|chh?(oo|u)t)\M'
       || '|(?<!drop[ -]?)\moff\M|छूट|ছাড়|ৰেহাই') as is_discount,
    (l.line ->> 'unitPaise')::numeric < 10000 as is_low
  from quotes q, jsonb_array_elements(q.lines) with ordinality as l(line, number)
) lines
where is_discount or is_low
group by id
order by id;
