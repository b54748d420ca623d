-- Where a customer lives decides TCS, and their state or GSTIN the heads of GST. Empty: not known, as before.
alter table people
  add column lives_in text not null default '' check (lives_in in ('', 'india', 'abroad')),
  -- The two digits of the state that begin a GSTIN.
  add column state text not null default '' check (state ~ '^(\d\d)?$'),
  add column gstin text not null default '' check (length(gstin) <= 15);

alter table quotes
  add column buyer_lives_in text not null default '' check (buyer_lives_in in ('', 'india', 'abroad')),
  -- The customer's state, or of a cab the one where the trip starts.
  add column supply_state text not null default '' check (supply_state ~ '^(\d\d)?$'),
  add column buyer_gstin text not null default '' check (length(buyer_gstin) <= 15),
  -- Why an overseas package has no TCS.
  add column tcs_reason text not null default '' check (tcs_reason in ('', 'abroad', 'not-a-package', 'accountant'));

create or replace function refuse_quote_change() returns trigger language plpgsql as $$
declare
  -- What happens to a quote after it was made.
  later text[] := '{token_hash,token_encrypted,first_opened_at,opened_count,accepted_at,accepted_by,accepted_paise,
    chosen_lines,acceptance_mailed_at,declined_at,decline_reason,superseded_at,pdf_key,print_tries,print_started_at,
    print_key}';
  -- Erasing a customer removes the words and keeps the sums.
  words text[] := '{lines,discount_label,inclusions,exclusions,itinerary,terms,buyer_gstin}';
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
