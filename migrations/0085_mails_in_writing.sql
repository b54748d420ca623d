-- Whether a customer gets a mail at once about a requested cab with a fare. On unless staff switch it off.
alter table site_settings add column acknowledges_requests boolean not null default true;

-- When the customer was mailed what they have accepted; acceptance_mailed_at is the mail to the agency.
alter table quotes add column acceptance_confirmed_at timestamptz;

create or replace function refuse_quote_change() returns trigger language plpgsql as $$
declare
  -- What happens to a quote after it was made.
  later text[] := '{token_hash,token_encrypted,first_opened_at,opened_count,accepted_at,accepted_by,accepted_paise,
    chosen_lines,acceptance_mailed_at,acceptance_confirmed_at,declined_at,decline_reason,superseded_at,pdf_key,print_tries,
    print_started_at,print_key}';
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
