-- What an Admin may do. Everything by default; a Non-Admin cannot log in at all.
alter table staff_users add column areas text[] not null default '{enquiries,publishing,users,money}'
  check (areas <@ array['enquiries', 'publishing', 'users', 'money']);

-- When an enquiry was first quoted and when it was won, for the sums of a period.
alter table enquiries
  add column quoted_at timestamptz,
  add column won_at timestamptz;

update enquiries set quoted_at = first.made_at
from (select enquiry_id, min(made_at) as made_at from quotes group by enquiry_id) first
where enquiries.id = first.enquiry_id and quoted_paise is not null;

-- Before this migration the time was in the timeline only, and the quote's acceptance in the quote.
update enquiries set won_at = coalesce(
  (select min(accepted_at) from quotes where enquiry_id = enquiries.id),
  (select max(at) from enquiry_events where enquiry_id = enquiries.id and kind = 'stage' and detail->>'to' = 'confirmed'),
  updated_at)
where stage in ('confirmed', 'on-trip', 'completed');

create function note_money_times() returns trigger language plpgsql as $$
begin
  if new.quoted_paise is null then new.quoted_at := null;
  elsif new.quoted_at is null then new.quoted_at := now();
  end if;
  if new.stage not in ('confirmed', 'on-trip', 'completed') then new.won_at := null;
  elsif new.won_at is null then new.won_at := now();
  end if;
  return new;
end $$;
-- Most enquiries arrive without a quote and are not won, and most changes are about something else.
create trigger enquiries_money_added before insert on enquiries for each row
  when (new.quoted_paise is not null or new.stage in ('confirmed', 'on-trip', 'completed'))
  execute function note_money_times();
create trigger enquiries_money_changed before update of stage, quoted_paise on enquiries for each row
  when ((old.stage, old.quoted_paise) is distinct from (new.stage, new.quoted_paise))
  execute function note_money_times();

-- The sums of a period, each from one index.
create index enquiries_quoted on enquiries (quoted_at)
  include (owner_id, quoted_paise, won_at) where quoted_at is not null;
create index enquiries_won on enquiries (won_at)
  include (owner_id, value_paise) where won_at is not null;
-- Everything that is open, by stage and owner.
create index enquiries_pipeline on enquiries (stage, owner_id)
  include (follow_up_at, value_paise, quoted_paise)
  where stage in ('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip');
-- Forms that nobody has answered, the longest waiting first.
create index enquiries_waiting on enquiries (received_at)
  include (owner_id) where stage = 'new' and source = 'form' and first_response_at is null;
create index quotes_expiring on quotes (valid_until) where accepted_at is null;

-- Statistics count by owner as well. An enquiry that was joined into another one is counted there.
drop index enquiries_received;
create index enquiries_received on enquiries (received_at)
  include (first_response_at, stage, lost_reason, source, page, city, service, owner_id);
create or replace view enquiry_facts as
  select received_at, first_response_at, stage, lost_reason, source, page, city, service, owner_id
  from enquiries where stage not in ('spam', 'joined');
drop trigger enquiries_day_changed on enquiries;
create trigger enquiries_day_changed after update on enquiries
  for each row when (
    (old.stage, old.lost_reason, old.first_response_at, old.source, old.page, old.city, old.service, old.owner_id)
    is distinct from
    (new.stage, new.lost_reason, new.first_response_at, new.source, new.page, new.city, new.service, new.owner_id)
  ) execute function note_changed_day();
-- The stored days lack the owner, and are counted again.
delete from enquiry_days;

-- The first-run checklist on the dashboard, hidden by a staff member for themselves.
alter table staff_users add column checklist_hidden_at timestamptz;
