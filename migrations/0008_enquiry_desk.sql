-- A person as the desk knows one: whoever wrote, called or walked in under the same number or mail address.
create table people (
  id bigint generated always as identity primary key,
  name text not null default '',
  phone_e164 text not null default '' check (phone_e164 = '' or phone_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  email text not null default '' check (email = lower(email)),
  -- Set where somebody found two of these to be one; the enquiries moved along and know where they came from.
  merged_into bigint references people,
  erased_at timestamptz,
  created_at timestamptz not null default now()
);
create index people_by_phone on people (phone_e164) where phone_e164 <> '' and merged_into is null;
create index people_by_email on people (email) where email <> '' and merged_into is null;
create index people_merged on people (merged_into) where merged_into is not null;

alter table enquiries
  add column phone_e164 text not null default '',
  add column source text not null default 'form' check (source in ('form', 'whatsapp', 'call', 'walk-in', 'mail')),
  -- Where it was written: the page's path, the package on it, the campaign that led there.
  add column page text not null default '',
  add column package_id bigint,
  add column campaign text not null default '',
  add column city text not null default '',
  add column service text not null default '',
  add column consent_version text not null default '',
  add column person_id bigint references people,
  -- Where a merge took it from, so that it can go back.
  add column person_before_merge bigint references people,
  add column stage text not null default 'new' check (stage in
    ('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip', 'completed', 'lost', 'cancelled', 'spam')),
  add column lost_reason text not null default '',
  add column owner_id bigint references staff_users on delete set null,
  add column follow_up_at timestamptz,
  add column first_response_at timestamptz,
  add column spam_score integer not null default 0,
  add column spam_reasons text[] not null default '{}',
  add column click_code text not null default '',
  add column updated_at timestamptz not null default now(),
  add column erased_at timestamptz,
  -- Names, numbers and words as they were typed; 'simple', since names have no stems.
  add column search tsvector not null generated always as (
    setweight(to_tsvector('simple', name || ' ' || email || ' ' || translate(email, '@.', '  ')), 'A')
    || to_tsvector('simple', left(message, 20000))
  ) stored,
  -- The number from its end: people say its last digits.
  add column digits_reversed text not null generated always as (
    reverse(regexp_replace(contact_no, '\D', '', 'g'))
  ) stored;

-- Each queue of the desk is a walk along one index. What is open has an owner, or none, and a next step.
create index enquiries_new on enquiries (id desc) where stage = 'new';
create index enquiries_spam on enquiries (id desc) where stage = 'spam';
create index enquiries_mine on enquiries (owner_id, follow_up_at, id)
  where stage in ('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip');
create index enquiries_due on enquiries (follow_up_at, id)
  where stage in ('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip');
create index enquiries_unassigned on enquiries (id desc)
  where owner_id is null and stage in ('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip');
create index enquiries_newest on enquiries (id desc) where stage <> 'spam';
create index enquiries_of_person on enquiries (person_id, id desc);
create index enquiries_by_digits on enquiries (digits_reversed text_pattern_ops);
create index enquiries_search on enquiries using gin (search) with (fastupdate = off);
-- Statistics read this index alone, so that ninety days are a short walk and not a row at a time.
create index enquiries_received on enquiries (received_at)
  include (first_response_at, stage, lost_reason, source, page, city, service);
create index enquiries_same_words on enquiries (md5(message), received_at) where length(message) >= 40;

-- Everything that happened to an enquiry, in order.
create table enquiry_events (
  id bigint generated always as identity primary key,
  enquiry_id bigint not null references enquiries on delete cascade,
  at timestamptz not null default now(),
  actor_id bigint,
  actor_name text not null default '',
  kind text not null,
  detail jsonb not null default '{}'
);
create index enquiry_events_of on enquiry_events (enquiry_id, id);

-- A touch on a chat or call link, by the short code that the visitor's first message carries.
create table reach_clicks (
  id bigint generated always as identity primary key,
  code text not null check (code ~ '^[2-9A-HJ-NP-TV-Z]{4}$'),
  channel text not null check (channel in ('whatsapp', 'call')),
  page text not null default '',
  campaign text not null default '',
  clicked_at timestamptz not null default now(),
  enquiry_id bigint references enquiries on delete set null
);
create index reach_clicks_by_code on reach_clicks (code, clicked_at desc);

-- Where something was undone, the change that undid it says so in the timeline; this is what is needed to do it.
create table bulk_changes (
  id bigint generated always as identity primary key,
  actor_id bigint not null,
  at timestamptz not null default now(),
  -- Each enquiry as it was before: `[{"id": "7", "stage": "new", "ownerId": null, "followUpAt": null}]`.
  before jsonb not null,
  undone_at timestamptz
);

-- Answers that staff write often. `{name}`, `{reference}` and the like are filled in from the enquiry.
create table canned_replies (
  id bigint generated always as identity primary key,
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  updated_at timestamptz not null default now()
);

-- A quote is never changed: another one takes its place as the next version. Only what happens to it is noted.
create table quotes (
  id bigint generated always as identity primary key,
  enquiry_id bigint not null references enquiries on delete cascade,
  version integer not null check (version > 0),
  -- `[{"text": "Sedan, Guwahati to Shillong", "quantity": 2, "unitPaise": 350000}]`
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  gst_percent numeric(5, 2) not null check (gst_percent >= 0 and gst_percent < 100),
  total_paise bigint not null check (total_paise > 0),
  valid_until date not null,
  inclusions text not null default '',
  exclusions text not null default '',
  made_by text not null,
  made_at timestamptz not null default now(),
  -- The share link's token, by its hash alone; it opens until the end of the day after `valid_until`.
  token_hash bytea not null unique,
  first_opened_at timestamptz,
  opened_count integer not null default 0,
  accepted_at timestamptz,
  accepted_by text not null default '',
  acceptance_mailed_at timestamptz,
  pdf_key text not null default '',
  unique (enquiry_id, version)
);

create index quotes_to_print on quotes (id) where pdf_key = '';

create function refuse_quote_change() returns trigger language plpgsql as $$
begin
  if (old.enquiry_id, old.version, old.lines, old.gst_percent, old.total_paise, old.valid_until, old.inclusions,
      old.exclusions, old.made_by, old.made_at)
     is distinct from
     (new.enquiry_id, new.version, new.lines, new.gst_percent, new.total_paise, new.valid_until, new.inclusions,
      new.exclusions, new.made_by, new.made_at)
  then
    -- Whoever is erased leaves the sums behind, and none of the words.
    if (old.enquiry_id, old.version, old.gst_percent, old.total_paise, old.valid_until, old.made_by, old.made_at)
       is distinct from
       (new.enquiry_id, new.version, new.gst_percent, new.total_paise, new.valid_until, new.made_by, new.made_at)
      or not exists (select from enquiries where id = old.enquiry_id and erased_at is not null)
    then raise exception 'a quote is never changed';
    end if;
  end if;
  return new;
end $$;
create trigger quotes_stay before update on quotes for each row execute function refuse_quote_change();

alter table site_settings
  add column gst_percent numeric(5, 2) not null default 5.00 check (gst_percent >= 0 and gst_percent < 100),
  -- Enquiries that came to nothing lose name, number, address and words after so many months; 0 keeps them.
  add column retention_months integer not null default 24 check (retention_months between 0 and 240),
  -- How soon somebody who wrote should hear from a person.
  add column response_target_minutes integer not null default 15 check (response_target_minutes between 1 and 1440);

-- One mail about overdue follow-ups a day, whatever restarts. A morning on which nothing was overdue has its row too.
create table digests (
  day date primary key,
  looked_at timestamptz not null default now(),
  overdue integer not null,
  mailed_at timestamptz
);

-- What statistics may know of an enquiry: nothing that tells who it was.
create view enquiry_facts as
  select received_at, first_response_at, stage, lost_reason, source, page, city, service
  from enquiries where stage <> 'spam';

-- What was counted of a day that is over, so that statistics count it once; and which days have changed since.
create table enquiry_days (
  day date primary key,
  facts jsonb not null
);
create table enquiry_days_changed (
  id bigint generated always as identity primary key,
  day date not null
);
create index enquiry_days_changed_day on enquiry_days_changed (day);

-- Only ever adds a row: no two enquiries wait for each other here.
create function note_changed_day() returns trigger language plpgsql as $$
declare
  on_day date := (coalesce(new.received_at, old.received_at) at time zone 'Asia/Kolkata')::date;
begin
  if on_day < (now() at time zone 'Asia/Kolkata')::date or exists (select from enquiry_days where day = on_day)
  then insert into enquiry_days_changed (day) values (on_day);
  end if;
  return null;
end $$;
create trigger enquiries_day_added after insert or delete on enquiries
  for each row execute function note_changed_day();
create trigger enquiries_day_changed after update on enquiries
  for each row when (
    (old.stage, old.lost_reason, old.first_response_at, old.source, old.page, old.city, old.service)
    is distinct from
    (new.stage, new.lost_reason, new.first_response_at, new.source, new.page, new.city, new.service)
  ) execute function note_changed_day();

-- Whoever is erased has neither name nor number any more; that somebody asked stays.
alter table enquiries
  drop constraint enquiries_name_check,
  drop constraint enquiries_contact_no_check,
  add check (name <> '' or erased_at is not null),
  add check (contact_no <> '' or erased_at is not null);

-- What the retention looks for: ended without a trip, or never answered.
create index enquiries_to_forget on enquiries (received_at)
  where erased_at is null and (stage in ('lost', 'cancelled', 'spam') or first_response_at is null);
create index enquiries_merged_from on enquiries (person_before_merge) where person_before_merge is not null;
create index reach_clicks_of on reach_clicks (enquiry_id) where enquiry_id is not null;
create index reach_clicks_by_age on reach_clicks (clicked_at);
-- Names of others stand in the timelines of those who were merged; there are few, and they are found by this.
create index enquiry_events_merges on enquiry_events (id) where kind in ('merged', 'unmerged');

-- Files that are to go with what they belonged to: noted in the same transaction, removed by the worker.
create table files_to_remove (
  key text primary key,
  noted_at timestamptz not null default now()
);
