-- A quote gets optional lines, a deposit, GST by place of supply, TCS, rounding to the rupee, an itinerary and terms. The
-- defaults describe the quotes that were made before: one GST line, nothing rounded, no deposit.
alter table quotes
  add column service_kind text not null default 'other'
    check (service_kind in ('cab', 'tour-package', 'overseas-package', 'other')),
  -- CGST and SGST within the agency's state, IGST beyond it; empty on older quotes.
  add column place_of_supply text not null default '' check (place_of_supply in ('', 'same-state', 'other-state')),
  add column tcs_percent numeric(5, 2) not null default 0 check (tcs_percent >= 0 and tcs_percent < 100),
  add column is_rounded boolean not null default false,
  add column deposit_percent numeric(5, 2) check (deposit_percent > 0 and deposit_percent < 100),
  add column deposit_paise bigint not null default 0 check (deposit_paise >= 0),
  add column deposit_due date,
  add column balance_due date,
  add column itinerary text not null default '',
  add column terms text not null default '',
  -- When the next version was made.
  add column superseded_at timestamptz,
  add column declined_at timestamptz,
  add column decline_reason text not null default '' check (length(decline_reason) <= 500),
  -- The optional lines that the customer chose, counted from 1, and the total with them.
  add column chosen_lines integer[] not null default '{}',
  add column accepted_paise bigint,
  -- The token of the link, encrypted with SECRET_KEYS; empty on older quotes, which have its hash only.
  add column token_encrypted text not null default '';

-- An optional line counts only when it was chosen.
create function quote_subtotal_paise(lines jsonb, chosen integer[]) returns numeric language sql immutable
return (
  select coalesce(sum((line->>'quantity')::numeric * (line->>'unitPaise')::numeric), 0)
  from jsonb_array_elements(lines) with ordinality as l(line, number)
  where coalesce(line->>'isOptional', 'false') <> 'true' or number = any(chosen)
);

-- CGST and SGST are each rounded, as on an invoice. TCS is on the amount with GST. `* 0.01` is exact, where a division
-- would be rounded once more.
create function quote_total_paise(
  net numeric, gst_percent numeric, place_of_supply text, tcs_percent numeric, is_rounded boolean
) returns numeric language sql immutable
return (
  select case when is_rounded then round(exact * 0.01) * 100 else exact end
  from (
    select taxed + round(taxed * tcs_percent * 0.01) as exact
    from (
      select net + case place_of_supply
        when 'same-state' then 2 * round(net * gst_percent * 0.005)
        else round(net * gst_percent * 0.01) end as taxed
    ) with_gst
  ) with_tcs
);

alter table quotes
  drop constraint quotes_total,
  drop constraint quotes_discount_percent,
  add constraint quotes_discount_percent check (
    discount_percent is null
    or (discount_paise > 0 and discount_paise = round(quote_subtotal_paise(lines, '{}') * discount_percent * 0.01))
  ),
  add constraint quotes_total check (
    total_paise = quote_total_paise(
      quote_subtotal_paise(lines, '{}') - discount_paise, gst_percent, place_of_supply, tcs_percent, is_rounded
    )
  ),
  add constraint quotes_accepted_total check (
    accepted_paise is null
    or (accepted_at is not null and accepted_paise = quote_total_paise(
      quote_subtotal_paise(lines, chosen_lines) - case
        when discount_percent is null then discount_paise
        else round(quote_subtotal_paise(lines, chosen_lines) * discount_percent * 0.01) end,
      gst_percent, place_of_supply, tcs_percent, is_rounded
    ))
  ),
  add constraint quotes_deposit check (
    deposit_paise <= total_paise
    and (deposit_percent is null or deposit_paise = least(round(total_paise * deposit_percent * 0.0001) * 100, total_paise))
    and (deposit_paise > 0 or deposit_due is null)
  ),
  add constraint quotes_answered_once check (accepted_at is null or declined_at is null),
  add constraint quotes_decline_reason check (declined_at is not null or decline_reason = '');
drop function quote_subtotal_paise(jsonb);

update quotes set superseded_at = newer.made_at
from quotes newer
where newer.enquiry_id = quotes.enquiry_id and newer.version = quotes.version + 1;

create or replace function refuse_quote_change() returns trigger language plpgsql as $$
declare
  -- What happens to a quote after it was made.
  later text[] := '{token_hash,token_encrypted,first_opened_at,opened_count,accepted_at,accepted_by,accepted_paise,
    chosen_lines,acceptance_mailed_at,declined_at,decline_reason,superseded_at,pdf_key,print_tries,print_started_at,
    print_key}';
  -- Erasing a customer removes the words and keeps the sums.
  words text[] := '{lines,discount_label,inclusions,exclusions,itinerary,terms}';
begin
  if to_jsonb(old) - later is distinct from to_jsonb(new) - later
    and (
      to_jsonb(old) - later - words is distinct from to_jsonb(new) - later - words
      or not exists (select from enquiries where id = old.enquiry_id and erased_at is not null)
    )
  then raise exception 'a quote is never changed';
  end if;
  return new;
end $$;

-- Each status of the list of quotes, newest first. An open quote is sent, opened or expired.
create index quotes_open on quotes (id)
  where accepted_at is null and declined_at is null and superseded_at is null;
create index quotes_open_until on quotes (valid_until, id)
  where accepted_at is null and declined_at is null and superseded_at is null;
create index quotes_accepted on quotes (id) where accepted_at is not null;
create index quotes_declined on quotes (id) where declined_at is not null;
create index quotes_superseded on quotes (id) where superseded_at is not null;

-- One draft for each enquiry, shared by all staff. A save names the revision that it follows, so that nobody overwrites
-- a change without seeing it.
create table quote_drafts (
  enquiry_id bigint primary key references enquiries on delete cascade,
  revision integer not null check (revision > 0),
  typed jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null default now()
);

-- Rates as known in November 2026. The existing `gst_percent` is for every other kind of service.
alter table site_settings
  add column cab_gst_percent numeric(5, 2) not null default 5.00 check (cab_gst_percent >= 0 and cab_gst_percent < 100),
  add column tour_gst_percent numeric(5, 2) not null default 5.00
    check (tour_gst_percent >= 0 and tour_gst_percent < 100),
  add column overseas_gst_percent numeric(5, 2) not null default 5.00
    check (overseas_gst_percent >= 0 and overseas_gst_percent < 100),
  -- Only overseas packages have TCS; 0 charges none.
  add column overseas_tcs_percent numeric(5, 2) not null default 2.00
    check (overseas_tcs_percent >= 0 and overseas_tcs_percent < 100),
  add column gstin text not null default '' check (length(gstin) <= 15),
  add column bank_account_name text not null default '' check (length(bank_account_name) <= 200),
  add column bank_account_no text not null default '' check (length(bank_account_no) <= 40),
  add column bank_ifsc text not null default '' check (length(bank_ifsc) <= 11),
  add column bank_name text not null default '' check (length(bank_name) <= 200),
  add column upi_id text not null default '' check (length(upi_id) <= 100),
  add column quote_terms text not null default '' check (length(quote_terms) <= 4000);
