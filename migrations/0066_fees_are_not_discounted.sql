-- A line that is a fee of a government or a permit has `isFee`. A discount is taken off the other lines only. Lines from
-- before have no fees, so that nothing changes for their quotes.
create function quote_discountable_paise(lines jsonb, chosen integer[]) returns numeric language sql immutable
return (
  select coalesce(sum((line->>'quantity')::numeric * (line->>'unitPaise')::numeric), 0)
  from jsonb_array_elements(lines) with ordinality as l(line, number)
  where (coalesce(line->>'isOptional', 'false') <> 'true' or number = any(chosen))
    and coalesce(line->>'isFee', 'false') <> 'true'
);

alter table quotes
  drop constraint quotes_discount_percent,
  drop constraint quotes_accepted_total,
  add constraint quotes_discount_percent check (
    discount_percent is null
    or (discount_paise > 0 and discount_paise = round(quote_discountable_paise(lines, '{}') * discount_percent * 0.01))
  ),
  add constraint quotes_discount_without_fees check (discount_paise <= quote_discountable_paise(lines, '{}')),
  add constraint quotes_accepted_total check (
    accepted_paise is null
    or (accepted_at is not null and accepted_paise = quote_total_paise(
      quote_subtotal_paise(lines, chosen_lines) - case
        when discount_percent is null then discount_paise
        else round(quote_discountable_paise(lines, chosen_lines) * discount_percent * 0.01) end,
      gst_percent, place_of_supply, tcs_percent, is_rounded
    ))
  );
