-- A printed itinerary carries the agency's name, address and numbers: when those change, every print is behind.
alter table site_settings add column letterhead_version integer not null default 1;
alter table tour_packages add column pdf_letterhead_version integer not null default 0;
create index tour_packages_old_letterhead on tour_packages (pdf_letterhead_version, id)
  where state = 'published' and deleted_at is null;

create function count_letterhead() returns trigger language plpgsql as $$
begin
  new.letterhead_version := old.letterhead_version + 1;
  return new;
end $$;

create trigger site_settings_letterhead before update on site_settings for each row
  when ((old.agency_name, old.head_office, old.phone_e164, old.email, old.website)
    is distinct from (new.agency_name, new.head_office, new.phone_e164, new.email, new.website))
  execute function count_letterhead();

-- What the retention looks for: everything that came to no trip, also what was answered and then left lying.
drop index enquiries_to_forget;
create index enquiries_to_forget on enquiries (received_at)
  where erased_at is null and stage not in ('confirmed', 'on-trip', 'completed');

-- Whoever types an address means whose it is, and its parts are in a million others. No address is longer; whatever else
-- is typed into that field must not be too long for an index.
create index enquiries_by_email on enquiries (left(lower(email), 254) text_pattern_ops) where email <> '';
alter table people add check (length(email) <= 254);

-- As many digits as people say, however long the text is that they stand in.
alter table enquiries drop column digits_reversed;
alter table enquiries add column digits_reversed text not null generated always as (
  left(reverse(regexp_replace(contact_no, '\D', '', 'g')), 40)
) stored;
create index enquiries_by_digits on enquiries (digits_reversed text_pattern_ops);
