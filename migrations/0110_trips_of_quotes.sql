-- What cancelling a trip costs, by kind of trip and from a day on. Terms are only added: those that hold on a day are the last that
-- are valid by then. Each step has the days before the trip and the share of the price; the last one has 0 days.
create table cancellation_terms (
  id bigint generated always as identity primary key,
  idempotency_key uuid not null unique,
  kind text not null check (kind in ('tour', 'overseas-tour', 'other')),
  valid_from date not null,
  steps jsonb not null check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) between 1 and 10),
  -- For customers.
  note text not null default '' check (length(note) <= 1000),
  made_by text not null,
  made_at timestamptz not null default now()
);
create index cancellation_terms_of_kind on cancellation_terms (kind, valid_from desc, id desc);

create function refuse_terms_change() returns trigger language plpgsql as $$
begin
  raise exception 'cancellation terms are never changed';
end
$$;
create trigger cancellation_terms_append_only before update or delete on cancellation_terms
  for each row execute function refuse_terms_change();
create trigger cancellation_terms_no_truncate before truncate on cancellation_terms
  for each statement execute function refuse_terms_change();

-- What a trip needs. Quotes from before have none of it and stay as they are.
alter table quotes
  add column first_day date,
  add column last_day date,
  add column adults smallint check (adults between 1 and 100),
  add column child_ages smallint[] not null default '{}',
  -- The days of the copied package with their services, as they were then.
  add column plan jsonb not null default '[]' check (jsonb_typeof(plan) = 'array'),
  -- The steps and the note of this quote.
  add column cancellation jsonb,
  add constraint quotes_trip_days check (last_day >= first_day);

create or replace function refuse_quote_change() returns trigger language plpgsql as $$
declare
  -- What happens to a quote after it was made.
  later text[] := '{token_hash,token_encrypted,first_opened_at,opened_count,accepted_at,accepted_by,accepted_paise,
    chosen_lines,acceptance_mailed_at,acceptance_confirmed_at,declined_at,decline_reason,superseded_at,pdf_key,print_tries,
    print_started_at,print_key}';
  -- Erasing a customer removes the words and keeps the sums.
  words text[] := '{lines,discount_label,inclusions,exclusions,itinerary,terms,buyer_gstin,adults,child_ages,plan,cancellation}';
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
