-- A discount is a field of the quote, so that no line needs a negative rate. What it comes to is stored for both kinds;
-- a percentage is stored beside it. Quotes that were made before have none.
alter table quotes
  add column discount_percent numeric(5, 2) check (discount_percent > 0 and discount_percent < 100),
  add column discount_paise bigint not null default 0 check (discount_paise >= 0),
  add column discount_label text not null default '' check (length(discount_label) <= 60);

create function quote_subtotal_paise(lines jsonb) returns numeric language sql immutable
return (
  select coalesce(sum((line->>'quantity')::numeric * (line->>'unitPaise')::numeric), 0)
  from jsonb_array_elements(lines) as line
);

-- `* 0.01` is exact, where a division would be rounded once more.
alter table quotes
  add constraint quotes_lines_positive check (
    not jsonb_path_exists(lines, '$[*] ? (!(@.quantity > 0 && @.unitPaise > 0)
      || (@.quantity > 0 && @.unitPaise > 0) is unknown)')
  ),
  add constraint quotes_discount_percent check (
    discount_percent is null
    or (discount_paise > 0 and discount_paise = round(quote_subtotal_paise(lines) * discount_percent * 0.01))
  ),
  add constraint quotes_discount_label check (discount_paise > 0 or discount_label = ''),
  add constraint quotes_total check (
    total_paise = quote_subtotal_paise(lines) - discount_paise
      + round((quote_subtotal_paise(lines) - discount_paise) * gst_percent * 0.01)
  );

create or replace function refuse_quote_change() returns trigger language plpgsql as $$
begin
  if (old.enquiry_id, old.version, old.lines, old.discount_percent, old.discount_paise, old.discount_label,
      old.gst_percent, old.total_paise, old.valid_until, old.inclusions, old.exclusions, old.made_by, old.made_at)
     is distinct from
     (new.enquiry_id, new.version, new.lines, new.discount_percent, new.discount_paise, new.discount_label,
      new.gst_percent, new.total_paise, new.valid_until, new.inclusions, new.exclusions, new.made_by, new.made_at)
  then
    -- Erasing a customer removes the words and keeps the sums.
    if (old.enquiry_id, old.version, old.discount_percent, old.discount_paise, old.gst_percent, old.total_paise,
        old.valid_until, old.made_by, old.made_at)
       is distinct from
       (new.enquiry_id, new.version, new.discount_percent, new.discount_paise, new.gst_percent, new.total_paise,
        new.valid_until, new.made_by, new.made_at)
      or not exists (select from enquiries where id = old.enquiry_id and erased_at is not null)
    then raise exception 'a quote is never changed';
    end if;
  end if;
  return new;
end $$;
